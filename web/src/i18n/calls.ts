import { parse } from 'svelte/compiler';

/** A place in the page's sources that asks for a text. For the tests of the texts alone. */
export interface Call {
  /** The keys it may ask for: whole, or with `*` for what is put in. Null if they can't be read off the source. */
  keys: string[] | null;
  /** The names that it fills in, one list for each form; null if they can't be read off the source. */
  names: string[][] | null;
}

interface Node {
  type: string;
  [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function* nodes(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* nodes(part);
}

/** What a name stands for where it is declared once with a value. */
function declared(all: readonly Node[], name: unknown): Node | null {
  const of = all.filter(({ type, id }) => type === 'VariableDeclarator' && isNode(id) && id.name === name);
  const init = of.length === 1 ? of[0]?.init : null;
  return isNode(init) ? init : null;
}

/** The values that an expression may have, as far as they stand in the source. */
function values(all: readonly Node[], node: unknown): Node[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression')
    return [...values(all, node.consequent), ...values(all, node.alternate)];
  if (node.type === 'Identifier') {
    const init = declared(all, node.name);
    return init ? values(all, init) : [node];
  }
  return [node];
}

function key(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as { value: { raw: string } }[];
  return quasis.map(({ value }) => value.raw).join('*');
}

function names(node: Node): string[] | null {
  if (node.type !== 'ObjectExpression') return null;
  const found = (node.properties as Node[]).map(({ key, computed }) =>
    isNode(key) && !computed ? ((key.name ?? key.value) as string) : null,
  );
  return found.every((name) => name !== null) ? found : null;
}

const whole = <T>(list: (T | null)[]): T[] | null =>
  list.some((one) => one === null) ? null : (list as T[]);

/** All calls of `t` in a source: a component, or TypeScript. */
export function calls(path: string, source: string): Call[] {
  const component = path.endsWith('.svelte')
    ? source
    : `<script lang="ts">${source.replaceAll('</', '<\\/')}</script>`;
  const all = [...nodes(parse(component, { modern: true }))];
  return all.flatMap((node) => {
    const callee = node.type === 'CallExpression' ? node.callee : null;
    if (!isNode(callee) || callee.name !== 't') return [];
    const [first, second] = node.arguments as (Node | undefined)[];
    return {
      keys: whole(values(all, first).map(key)),
      names: second ? whole(values(all, second).map(names)) : [[]],
    };
  });
}
