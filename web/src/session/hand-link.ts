import type { HandFrame, HandLink } from '../games/game';
import { readFrame, writeFrame } from './frames';
import type { Session } from './session.svelte';
import type { Table } from './table.svelte';

/** The way of a hand's samples for one table. */
export function handLink(session: Session, table: Table): HandLink {
  return {
    send: (frame: HandFrame) => session.sendBytes(writeFrame(table.channel, frame)),
    listen: (hear) =>
      session.onBytes((bytes) => {
        const read = readFrame(bytes);
        if (read && read.channel === table.channel) hear(read.frame);
      }),
  };
}
