import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
