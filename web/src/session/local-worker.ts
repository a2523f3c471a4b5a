import type { ClientMsg, CreateTable, ServerMsg } from '../protocol/types';
import type { FromWorker, ToWorker } from './local-messages';
import { loadTable, saveTable, type SavedTable } from './saved';
import { Engines, type Engine } from './engines';

/** One message after another, and between them the bots' thoughts, one at a time. */
const engines = new Engines();
const inbox: ToWorker[] = [];
let working = false;

const post = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  inbox.push(data);
  if (!working) void work();
};

async function work(): Promise<void> {
  working = true;
  for (;;) {
    const message = inbox.shift();
    if (message) await handle(message);
    else if (!(await think())) break;
    // Lets messages of the page in, which go before further thoughts.
    await new Promise((done) => setTimeout(done));
  }
  working = false;
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.k) {
    case 'create': {
      const { game } = JSON.parse(message.text) as CreateTable;
      try {
        const engine = await engines.of(game);
        const table = engine.create(message.text);
        engines.place(table, engine);
        post({ k: 'created', id: message.id, table });
      } catch (why) {
        post({ k: 'failed', id: message.id, code: typeof why === 'string' ? why : 'web-no-connection' });
      }
      return;
    }
    case 'say': {
      const said = JSON.parse(message.text) as ClientMsg;
      if (said.t === 'hello') return greet(said, message.text);
      if (!('table' in said)) return;
      const engine = await engineOf(said.table);
      await tell(engine, engine.hear(message.text));
      return;
    }
    case 'bytes': {
      const engine = await engines.byHand();
      await tell(engine, engine.bytes(message.frame));
      return;
    }
  }
}

/** A page is welcome before it is known which engine it needs: each hears of it when it is loaded. */
function greet({ protocol }: Extract<ClientMsg, { t: 'hello' }>, text: string): void {
  engines.hello = text;
  // Those that are loaded hear of it now; the page is answered once, below.
  for (const engine of engines.all()) engine.hear(text);
  const welcome: ServerMsg = { t: 'welcome', protocol, device: null, now: Date.now() };
  post({ k: 'said', text: JSON.stringify(welcome) });
}

/** The engine that has the table; one that was saved is taken up first. */
async function engineOf(table: string): Promise<Engine> {
  const known = engines.with(table);
  if (known) return known;
  const saved = await loadTable(table);
  const engine = await engines.of(saved?.game ?? '');
  if (saved && engine.load(saved.steps)) engines.place(table, engine);
  return engine;
}

async function think(): Promise<boolean> {
  for (const engine of engines.all()) {
    const messages = engine.think();
    if (!messages) continue;
    await tell(engine, messages);
    return true;
  }
  return false;
}

/** What happened is kept first, then told. */
async function tell(engine: Engine, messages: readonly string[]): Promise<void> {
  for (const text of engine.unsaved()) {
    const { table, game, names, over } = JSON.parse(text) as Omit<SavedTable, 'at' | 'steps'>;
    await saveTable({ table, game, names, over, at: Date.now(), steps: text });
  }
  for (let told = 0; told <= messages.length; told++) {
    for (const frame of engine.frames(told)) post({ k: 'bytes', frame });
    const text = messages[told];
    if (text !== undefined) post({ k: 'said', text });
  }
}

post({ k: 'ready' });
