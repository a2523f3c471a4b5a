import { fileURLToPath } from 'node:url';

/** The program that serves the page. */
export const PROGRAM =
  process.env['STAPEL_PROGRAM'] ?? fileURLToPath(new URL('../../target/debug/stapel', import.meta.url));

/** The same with one more game, for tests: Nim. */
export const FOURTH = fileURLToPath(new URL('../../target/debug/stapel-fourth', import.meta.url));
