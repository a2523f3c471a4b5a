import type { ClientMsg, CreateTable, ServerMsg, TableId } from '../protocol/types';
import { createTable, forgetToken, token, UNKNOWN_TOKEN } from './api';
import type { Ear, Transport } from './session.svelte';

/** A dead line is noticed within ten seconds. */
const PING_MS = 3_000;
const SILENCE_MS = 7_000;
const LONGEST_WAIT_MS = 8_000;

/** The server's socket. It comes back by itself, sooner when the page or the network comes back. */
export class Socket implements Transport {
  #socket: WebSocket | null = null;
  #ear: Ear | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  open(ear: Ear): void {
    this.#ear = ear;
    addEventListener('online', () => this.#soon(0));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#soon(0);
    });
    setInterval(() => this.#pulse(), PING_MS);
    void this.#connect();
  }

  send(message: ClientMsg): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  sendBytes(frame: Uint8Array): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame as Uint8Array<ArrayBuffer>);
  }

  create(table: CreateTable): Promise<TableId> {
    return createTable(table);
  }

  async #connect(): Promise<void> {
    if (this.#socket) return;
    let mine: string;
    try {
      mine = await token();
    } catch {
      this.#later();
      return;
    }
    if (this.#socket) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.#ear?.up(mine);
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      this.#heard = Date.now();
      if (typeof data !== 'string') this.#ear?.bytes(new Uint8Array(data));
      else this.#heardText(JSON.parse(data) as ServerMsg);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#ear?.down();
      this.#later();
    };
  }

  #heardText(message: ServerMsg): void {
    if (message.t === 'refused' && message.why.code === UNKNOWN_TOKEN) {
      // The server has forgotten this device: it comes back as a new one.
      forgetToken();
      this.#socket?.close();
    } else this.#ear?.hear(message);
  }

  #later(): void {
    const most = Math.min(LONGEST_WAIT_MS, 300 * 2 ** this.#tries++);
    // Not all at once after a restart of the server.
    this.#soon(most * (0.5 + Math.random() / 2));
  }

  #soon(ms: number): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), ms);
  }

  /** A connection that died without a word is found by its silence. */
  #pulse(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE_MS) {
      const dead = this.#socket;
      this.#socket = null;
      dead.close();
      this.#ear?.down();
      this.#soon(0);
    } else this.send({ t: 'ping', n: Date.now() });
  }
}
