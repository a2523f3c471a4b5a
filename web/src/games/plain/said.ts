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

/** An action or an event in a line: `{"e": "take", "seat": 1, "sticks": 2}` becomes "Bob: Take (Sticks 2)". */
export function said(what: unknown, names: readonly string[]): string {
  if (isPlain(what)) return word(what, '', names);
  const fields = Object.entries(what as object);
  const who = fields.find(([key, value]) => key === 'seat' && typeof value === 'number');
  const tag = fields.find(([key, value]) => TAGS.includes(key) && typeof value === 'string');
  const rest = fields.filter((field) => field !== who && field !== tag);
  const [only] = rest;
  // As serde writes a variant that has no tag: `{"take": 2}`.
  const variant = !tag && rest.length === 1 && only && !isPlain(only[1]) && !Array.isArray(only[1]);
  const name = tag ? spoken(String(tag[1])) : variant ? spoken(only[0]) : '';
  const of = variant ? (only[1] as object) : Object.fromEntries(rest);
  const details = facts(of, names).map(line).join(', ');
  const text = name && details ? `${name} (${details})` : name || details;
  return who ? `${word(who[1], 'seat', names)}: ${text}` : text;
}
