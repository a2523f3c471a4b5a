import { Local } from './local';
import { Session } from './session.svelte';
import { Socket } from './socket';

let server: Session | undefined;
let here: Session | undefined;

/** Tables on the server. */
export function online(): Session {
  server ??= new Session(new Socket());
  return server;
}

/** Tables on this device. */
export function local(): Session {
  here ??= new Session(new Local());
  return here;
}

export type Where = 'server' | 'here';

export function sessionOf(where: Where): Session {
  return where === 'server' ? online() : local();
}
