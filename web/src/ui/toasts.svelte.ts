import { t, has } from '../i18n/i18n.svelte';
import { moduleOf } from '../games/modules';
import type { Refusal } from '../protocol/types';
import { Refused } from '../session/session.svelte';
import { refusalText } from './refusal';

export interface Toast {
  id: number;
  text: string;
  /** The rule that stands against it. */
  rule: string | undefined;
}

export const toasts = $state<{ list: Toast[] }>({ list: [] });

let count = 0;
const SHOWN_MS = 7000;

function show(text: string, rule?: string): void {
  const id = count++;
  toasts.list = [...toasts.list.slice(-2), { id, text, rule }];
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
}

/** Says why something was refused, and which rule it is. */
export function explain(refusal: Refusal): void {
  // `refused-GAME-WHY`: what a game writes as a code it has words for.
  const game = refusal.code.split('-')[1] ?? '';
  show(refusalText(refusal, t, has, moduleOf(game).blank), refusal.rule);
}

/** What a failed promise has to say. */
export function trouble(why: unknown): void {
  explain(why instanceof Refused ? why.refusal : { code: 'web-server-trouble' });
}
