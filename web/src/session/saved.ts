import type { GameName, TableId } from '../protocol/types';

/** A table of this device that can be gone on with. */
export interface SavedTable {
  table: TableId;
  game: GameName;
  names: string[];
  /** When something happened there last. */
  at: number;
  over: boolean;
  /** All that happened, as the engine writes it. */
  steps: string;
}

const NAME = 'stapel';
const STORE = 'tables';
const MOST = 20;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'table' });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('no database'));
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const store = (await database()).transaction(STORE, mode).objectStore(STORE);
  const request = ask(store);
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('the database failed'));
  });
}

/** Unfinished tables, the latest first. A browser that keeps nothing has none. */
export async function savedTables(): Promise<SavedTable[]> {
  try {
    const all = await run<SavedTable[]>('readonly', (store) => store.getAll());
    return all.filter(({ over }) => !over).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export async function loadTable(table: TableId): Promise<SavedTable | undefined> {
  try {
    return await run<SavedTable | undefined>('readonly', (store) => store.get(table));
  } catch {
    return undefined;
  }
}

/** Keeps a table; the oldest go when there are many. */
export async function saveTable(saved: SavedTable): Promise<void> {
  try {
    await run('readwrite', (store) => store.put(saved));
    const all = await run<SavedTable[]>('readonly', (store) => store.getAll());
    const old = all.sort((a, b) => b.at - a.at).slice(MOST);
    for (const { table } of old) await run('readwrite', (store) => store.delete(table));
  } catch {
    // A browser that keeps nothing: the game goes on until the page is closed.
  }
}
