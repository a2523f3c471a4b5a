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

/** What a server says that does not know this device. */
export const UNKNOWN_TOKEN = 'refused-server-bad-token';

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

/** Posts in this device's name; where the server has forgotten it, as a new device. */
async function postAsDevice<T>(path: string, body: unknown): Promise<T> {
  try {
    return await post<T>(path, body, await token());
  } catch (why) {
    if (!(why instanceof Refused) || why.refusal.code !== UNKNOWN_TOKEN) throw why;
    forgetToken();
    return post<T>(path, body, await token());
  }
}

export async function createTable(table: CreateTable): Promise<TableId> {
  return (await postAsDevice<Created>('/api/tables', table)).table;
}

/** A code with which another device gets the same seat. */
export function pair(table: TableId, seat: Seat): Promise<Pairing> {
  return postAsDevice<Pairing>('/api/pairings', { table, seat });
}

export function claim(code: string): Promise<Claimed> {
  return postAsDevice<Claimed>(`/api/pairings/${encodeURIComponent(code)}`, {});
}
