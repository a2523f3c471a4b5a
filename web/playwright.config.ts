import { defineConfig } from '@playwright/test';
import { PROGRAM } from './e2e/program';

/** Two checkouts can be tested side by side, each on a port of its own. */
const ADDRESS = `127.0.0.1:${process.env['STAPEL_E2E_PORT'] ?? '4173'}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/output/traces',
  // Tests of one file are as independent of each other as those of different files.
  fullyParallel: true,
  workers: 2,
  // Every pile of Tokami is another, and a hand may meet one that nobody has thought of. Where a failure keeps a change
  // out, a test may try once more; it is listed as flaky then.
  retries: process.env['CI'] ? 1 : 0,
  // Generous: what is waited for comes, however busy the machine is.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://${ADDRESS}`,
    actionTimeout: 45_000,
    viewport: { width: 800, height: 450 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', chromiumSandbox: false },
    // A trace of every test is a third of the work: `npm run e2e -- --trace on` where one is wanted.
    trace: 'on-first-retry',
  },
  webServer: {
    command: `${PROGRAM} serve --listen ${ADDRESS} --data e2e/output/data --log warn --new-per-minute 1000`,
    url: `http://${ADDRESS}`,
    reuseExistingServer: false,
  },
});
