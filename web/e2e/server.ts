import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROGRAM } from './program';

/** The real server, on a port of its own and with data of its own. It can be killed and started again. */
export class Server {
  url = '';
  readonly #more: readonly string[];
  readonly #data = mkdtempSync(join(tmpdir(), 'stapel-e2e-'));
  #process: ChildProcess | null = null;
  #listen = '127.0.0.1:0';
  #program = PROGRAM;

  /** With more arguments than usual. */
  constructor(...more: string[]) {
    this.#more = more;
  }

  /** Another program than usual. */
  static of(program: string): Server {
    const server = new Server();
    server.#program = program;
    return server;
  }

  async start(): Promise<void> {
    const args = ['serve', '--listen', this.#listen, '--data', this.#data, '--log', 'warn', ...this.#more];
    const process = spawn(this.#program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = process;
    for await (const line of createInterface({ input: process.stdout })) {
      const url = /http:\/\/([\d.]+:\d+)\//.exec(line);
      if (!url) continue;
      this.url = `http://${url[1]}`;
      this.#listen = url[1] ?? this.#listen;
      return;
    }
    throw new Error('the server did not say where it is');
  }

  /** As if the machine had lost its power. */
  async kill(): Promise<void> {
    const process = this.#process;
    if (!process || process.exitCode !== null) return;
    const gone = once(process, 'exit');
    process.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
