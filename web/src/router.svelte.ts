import navaid from 'navaid';

/** Where in the page we are. */
export type Place =
  | { page: 'lobby' }
  | { page: 'table'; id: string; where: 'server' | 'here' }
  | { page: 'rules'; game: string }
  | { page: 'pair'; code: string }
  | { page: 'lost' };

let current = $state.raw<Place>({ page: 'lobby' });

const router = navaid('/', () => (current = { page: 'lost' }))
  .on('/', () => (current = { page: 'lobby' }))
  .on('/t/:id', (params) => (current = { page: 'table', id: params?.id ?? '', where: 'server' }))
  .on('/here/:id', (params) => (current = { page: 'table', id: params?.id ?? '', where: 'here' }))
  .on('/rules/:game', (params) => (current = { page: 'rules', game: params?.game ?? '' }))
  .on('/p/:code', (params) => (current = { page: 'pair', code: params?.code ?? '' }));

router.listen();

/** Reactive. */
export function place(): Place {
  return current;
}

/** Goes somewhere in the page. */
export function go(path: string, replace = false): void {
  router.route(path, replace);
}

/** The address of a table. */
export function tablePath(id: string, where: 'server' | 'here'): string {
  return where === 'server' ? `/t/${id}` : `/here/${id}`;
}
