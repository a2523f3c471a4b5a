import { defineConfig } from '@playwright/test';
import { PROGRAM } from './e2e/program';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/output/traces',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: 'http://127.0.0.1:4173',
    actionTimeout: 30_000,
    viewport: { width: 800, height: 450 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', chromiumSandbox: false },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `${PROGRAM} serve --listen 127.0.0.1:4173 --data e2e/output/data --log warn --makings-per-minute 1000`,
    url: 'http://127.0.0.1:4173',
    reuseExistingServer: false,
  },
});
