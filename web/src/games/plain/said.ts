import { t } from '../../i18n/i18n.svelte';
import { spoken } from '../words';

/** The fields by which rules tell actions, events and phases apart. */
const TAGS = ['a', 'e', 'is', 'wait', 'kind'];
/** Fields that hold a seat. */
const SEATS = ['seat', 'to_move', 'first', 'starter', 'mover', 'winner'];

/** A fact of the rules: a word, or facts within it. */
export interface Fact {
  name: string;
  value: string | Fact[];
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A word, a number, yes or no; a seat is its player's name. */
function word(value: unknown, key: string, names: readonly string[]): string {
  if (value === null || value === undefined || value === '') return t('plain-empty');
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'number') return (SEATS.includes(key) ? names[value] : undefined) ?? String(value);
  return spoken(String(value));
}

function valueOf(value: unknown, key: string, names: readonly string[]): string | Fact[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return t('plain-empty');
    if (value.every(isPlain)) return value.map((one) => word(one, key, names)).join(', ');
    return value.map((one, i) => ({ name: String(i + 1), value: valueOf(one, key, names) }));
  }
  return isPlain(value) ? word(value, key, names) : facts(value as object, names);
}

/** What an object of the rules says, field by field. */
export function facts(of: object, names: readonly string[]): Fact[] {
  return Object.entries(of).map(([key, value]) => ({
    name: spoken(key),
    value: valueOf(value, key, names),
  }));
}

function line(fact: Fact): string {
  const value = typeof fact.value === 'string' ? fact.value : `(${fact.value.map(line).join(', ')})`;
  return `${fact.name} ${value}`;
}

/** An action or an event in a line: `{"a": "take", "sticks": 2}` becomes "Take: Sticks 2". */
export function said(what: unknown, names: readonly string[]): string {
  if (isPlain(what)) return word(what, '', names);
  const fields = Object.entries(what as object);
  const tag = fields.find(([key, value]) => TAGS.includes(key) && typeof value === 'string');
  // As serde writes a variant that has no tag: `{"take": 2}`.
  const [only] = fields;
  if (!tag && fields.length === 1 && only) {
    const rest = valueOf(only[1], only[0], names);
    return `${spoken(only[0])}: ${typeof rest === 'string' ? rest : rest.map(line).join(', ')}`;
  }
  const rest = facts(Object.fromEntries(fields.filter((field) => field !== tag)), names).map(line);
  if (!tag) return rest.join(', ');
  return [spoken(String(tag[1])), rest.join(', ')].filter(Boolean).join(': ');
}
