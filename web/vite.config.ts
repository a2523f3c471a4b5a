import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { rulesHtml } from './src/ui/rules-html.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The rule texts of this page's games become HTML here, so that it needs no Markdown for them. */
function rules(): Plugin {
  return {
    name: 'rules',
    transform(text, id) {
      if (!id.endsWith('.md')) return null;
      return { code: `export default ${JSON.stringify(rulesHtml(text))};`, map: null };
    },
  };
}

/** Writes the service worker, with the list of all files that it keeps. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = [
        '/icon.svg',
        '/manifest.webmanifest',
        ...Object.keys(bundle).map((file) => `/${file}`),
      ].filter((file) => !file.endsWith('.html') && !file.endsWith('.map'));
      const page = Object.values(bundle).map((file) => ('source' in file ? String(file.source) : file.code));
      const version = createHash('sha256').update(page.join()).digest('hex').slice(0, 12);
      const source = readFileSync(here('./src/offline/worker.ts'), 'utf8');
      const { code } = await transformWithOxc(source, 'worker.ts');
      const head = `const FILES = ${JSON.stringify(files.sort())};\nconst VERSION = '${version}';\n`;
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: head + code.replace(/^export \{\s*\};?$/m, ''),
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), rules(), offline()],
  resolve: { alias: { $lib: here('./src') } },
  // The texts and rules lie outside this folder: the command line uses the same files.
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'] },
});
