import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessChromium } from './tools/test/chromium.ts';
import { doorOf, e2ePorts, PRODUCTS_READY } from './tools/test/walks/places.ts';

/** `userAgent`: what pages say of themselves, said by the browser, too: a request that it makes before a page is its own would be another browser's. */
const launch = (executablePath: string | null, { userAgent }: { readonly userAgent: string }) => ({
  ...(executablePath && { executablePath }),
  args: [
    `--user-agent=${userAgent}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = devices['Desktop Chrome'];
const WITH_NOTIFICATIONS = '**/push.spec.ts';
// The products, their operators and the workers load the same files: what one has compiled, the next one reads.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/node');

export default defineConfig({
  testDir: 'e2e',
  // A product for each, and so a clock: tests move it, one test at a time.
  workers: e2ePorts().length,
  // No test needs another of its file: whichever worker is free takes the next one.
  fullyParallel: true,
  // What fails once is broken.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // What a worker answers, a test's routes do not see; the tests of the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // It would cost a tenth of the run, its film a third: what fails fails again, with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['**/*.wide.spec.ts', WITH_NOTIFICATIONS],
      use: { ...phone, launchOptions: launch(findHeadlessChromium(), phone) },
    },
    {
      name: 'notifications',
      testMatch: WITH_NOTIFICATIONS,
      // The one without windows shows none.
      use: { ...phone, launchOptions: launch(findChromium(), phone) },
    },
    {
      name: 'wide',
      testMatch: '**/*.wide.spec.ts',
      use: {
        ...desktop,
        viewport: { width: 1280, height: 800 },
        launchOptions: launch(findHeadlessChromium(), desktop),
      },
    },
  ],
  // Whoever runs them again and again starts `node tools/test/e2e-server.ts` beside.
  ...(!e2ePorts().every((port) => existsSync(doorOf(port))) && {
    webServer: {
      command: 'node tools/test/e2e-server.ts',
      env: { E2E_PORTS: e2ePorts().join(',') },
      wait: { stdout: new RegExp(PRODUCTS_READY) },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'pipe',
    },
  }),
});
