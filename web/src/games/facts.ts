import type { GameName } from '../protocol/types';

/** What a newcomer is told of a game before it is loaded. The engine checks the numbers itself. */
interface Facts {
  least: number;
  most: number;
  usual: number;
  minutes: number;
  age: number;
  /** How its rules are numbered. */
  prefix: string;
}

export const FACTS: Readonly<Record<GameName, Facts>> = {
  totemo: { least: 2, most: 4, usual: 2, minutes: 30, age: 6, prefix: 'TO' },
  totem: { least: 3, most: 5, usual: 3, minutes: 30, age: 8, prefix: 'TE' },
  tokami: { least: 2, most: 5, usual: 2, minutes: 20, age: 10, prefix: 'TA' },
};

/** The game that a rule's number belongs to. */
export function gameOfRule(rule: string): GameName {
  const found = (Object.keys(FACTS) as GameName[]).find((game) => rule.startsWith(`${FACTS[game].prefix}-`));
  return found ?? 'totemo';
}
