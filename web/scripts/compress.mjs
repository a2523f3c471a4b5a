// Every file of the page in the smaller forms that browsers take: the server only hands them out.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const SMALLEST = 400;
const TEXT = /\.(js|css|html|svg|wasm|webmanifest)$/;

for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const path = `${dist}${file}`;
  if (!TEXT.test(file) || statSync(path).size < SMALLEST) continue;
  const bytes = readFileSync(path);
  // The strongest brotli takes half a minute for a large module and gains a few percent.
  const quality = bytes.length > 1_000_000 ? 9 : 11;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
