import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The rule texts become HTML here, so that the page needs no Markdown; each rule gets its number as its id. */
function rules(): Plugin {
  return {
    name: 'rules',
    transform(text, id) {
      if (!id.endsWith('.md')) return null;
      const html = marked.parse(text, { async: false });
      const numbered = html.replace(
        /<li>(<p>)?<strong>([A-Z]{2}-\d+)<\/strong>/g,
        '<li id="$2">$1<strong>$2</strong>',
      );
      return { code: `export default ${JSON.stringify(numbered)};`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [svelte(), rules()],
  resolve: { alias: { $lib: here('./src') } },
  // The texts and rules lie outside this folder: the command line uses the same files.
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'] },
});
