import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/test/chromium.ts';
import { e2ePorts } from './tools/test/e2e-products.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  // A product for each, and so a clock: tests move it, one test at a time.
  workers: e2ePorts().length,
  fullyParallel: false,
  // The retry only tells a broken test from a flaky one: both fail the run.
  retries: process.env['CI'] === undefined ? 0 : 1,
  failOnFlakyTests: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Its film would cost a third of the run; what each step saw is kept as a page.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.wide.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'wide',
      testMatch: '**/*.wide.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  // Started one after the other: the first builds the web where it has to.
  webServer: e2ePorts().map((port) => ({
    command: 'node tools/test/e2e-server.ts',
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  })),
});
