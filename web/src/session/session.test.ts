import { expect, test } from 'vitest';
import type { ClientMsg, TableId } from '../protocol/types';
import { Refused, Session, type Ear, type Transport } from './session.svelte';

/** The other side, under the test's control. */
class Wire implements Transport {
  sent: ClientMsg[] = [];
  ear: Ear | null = null;

  open(ear: Ear): void {
    this.ear = ear;
  }
  send(message: ClientMsg): void {
    this.sent.push(message);
  }
  sendBytes(): void {
    throw new Error('no bytes are sent here');
  }
  create(): Promise<TableId> {
    return Promise.resolve('table');
  }
  welcome(): void {
    this.ear?.up('token');
    this.ear?.hear({ t: 'welcome', protocol: 1, device: null, now: Date.now() });
  }
}

test('a command that was not answered is said again after a gap, with the same number', async () => {
  const wire = new Wire();
  const session = new Session(wire);
  wire.welcome();
  const done = session.do('table', { c: 'start' });
  const first = wire.sent.at(-1);
  wire.ear?.down();
  expect(session.lost).toBe(true);
  wire.sent = [];
  wire.welcome();
  expect(session.lost).toBe(false);
  expect(wire.sent).toContainEqual(first);
  wire.ear?.hear({ t: 'ack', table: 'table', id: 1, version: 1 });
  await done;
  wire.sent = [];
  wire.ear?.down();
  wire.welcome();
  expect(wire.sent.filter(({ t }) => t === 'do')).toEqual([]);
});

test('a refusal is thrown with its code and its rule', async () => {
  const wire = new Wire();
  const session = new Session(wire);
  wire.welcome();
  const done = session.do('table', { c: 'start' });
  wire.ear?.hear({ t: 'refused', id: 1, why: { code: 'refused-chess-pinned', rule: 'CH-20' } });
  const why = await done.catch((error: unknown) => error);
  expect(why).toBeInstanceOf(Refused);
  expect((why as Refused).refusal.rule).toBe('CH-20');
});

test('what was said before the connection stood is said then', () => {
  const wire = new Wire();
  const session = new Session(wire);
  session.watch('table');
  void session.do('table', { c: 'start' });
  expect(wire.sent).toEqual([]);
  wire.welcome();
  expect(wire.sent.map(({ t }) => t)).toEqual(['hello', 'watch', 'do']);
});

test('a hint that was asked for is given up when the connection is lost, and none is asked for without one', async () => {
  const wire = new Wire();
  const session = new Session(wire);
  wire.welcome();
  const asked = session.advise('table', 0);
  wire.ear?.down();
  expect(await asked).toEqual([]);
  wire.sent = [];
  expect(await session.advise('table', 0)).toEqual([]);
  wire.welcome();
  expect(wire.sent.map(({ t }) => t)).toEqual(['hello']);
});

test('a hint that is refused says why', async () => {
  const wire = new Wire();
  const session = new Session(wire);
  wire.welcome();
  const asked = session.advise('table', 0);
  const refused = {
    t: 'refused',
    table: 'table',
    id: 1,
    why: { code: 'refused-server-advice-late' },
  } as const;
  wire.ear?.hear(refused);
  const why = await asked.catch((error: unknown) => error);
  expect(why).toBeInstanceOf(Refused);
  expect((why as Refused).refusal.code).toBe('refused-server-advice-late');
  const again = session.advise('table', 0);
  wire.ear?.hear({ t: 'advice', table: 'table', id: 2, advice: [] });
  expect(await again).toEqual([]);
});
