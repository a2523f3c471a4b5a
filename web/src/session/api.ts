import type {
  Claimed,
  CreateTable,
  Created,
  NewDevice,
  Pairing,
  Refusal,
  Seat,
  TableId,
} from '../protocol/types';
import { Refused } from './session.svelte';

const KEY = 'stapel.token';

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body: unknown = await response.json().catch(() => null);
  const refusal = isRefusal(body) ? body : { code: 'web-server-trouble' };
  throw new Refused(refusal);
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && typeof (body as Refusal).code === 'string';
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  } catch {
    throw new Refused({ code: 'web-no-connection' });
  }
  return answer(response);
}

/** This device's token; the first time the server makes one. */
export async function token(): Promise<string> {
  const kept = localStorage.getItem(KEY);
  if (kept !== null) return kept;
  const made = await post<NewDevice>('/api/devices', {});
  localStorage.setItem(KEY, made.token);
  return made.token;
}

/** The server does not know the token: another is made the next time. */
export function forgetToken(): void {
  localStorage.removeItem(KEY);
}

export async function createTable(table: CreateTable): Promise<TableId> {
  return (await post<Created>('/api/tables', table, await token())).table;
}

/** A code with which another device gets the same seat. */
export async function pair(table: TableId, seat: Seat): Promise<Pairing> {
  return post<Pairing>('/api/pairings', { table, seat }, await token());
}

export async function claim(code: string): Promise<Claimed> {
  return post<Claimed>(`/api/pairings/${encodeURIComponent(code)}`, {}, await token());
}
