import { defineConfig } from 'vitest/config';

const DATABASE_SETUP = './tools/test/global-database.ts';

/** Suites that start several servers or many connections; in parallel they would slow each other down. */
const alone = { fileParallelism: false, testTimeout: 120_000, hookTimeout: 60_000 };

const UNIT = [
  'packages/**/*.test.ts',
  'apps/web/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  'apps/server/src/**/*.unit.test.ts',
];

/** Code that shows or computes days and times must use Tokyo time, whatever the machine's time zone. */
const DISPLAY = ['packages/domain/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'];

/** They load the whole app, so they run once; what they say of times comes from functions that run everywhere. */
const SCREENS = 'apps/web/src/app/main-screens.test.tsx';

const LONG = '**/*.long.test.ts';
const LONG_SIMULATION = 'apps/server/sim/**/*.long.test.ts';

const display = (name: string, zone: string) => ({
  test: {
    name,
    include: DISPLAY,
    exclude: [LONG, SCREENS, '**/node_modules/**'],
    env: { TZ: zone },
    pool: 'forks' as const,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: UNIT,
          exclude: [LONG, '**/node_modules/**'],
          env: { TZ: 'UTC' },
          // Checks of the whole house read every file of it.
          testTimeout: 30_000,
        },
      },
      display('far-away', 'America/Los_Angeles'),
      display('tokyo', 'Asia/Tokyo'),
      {
        test: {
          name: 'api',
          include: ['apps/server/src/**/*.api.test.ts'],
          globalSetup: DATABASE_SETUP,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'race',
          include: ['apps/server/src/**/*.{race,crash}.test.ts'],
          globalSetup: DATABASE_SETUP,
          // Many connections each, whose order is never the same: a neighbour that takes a core now and then changes nothing.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'sim',
          include: ['apps/server/sim/**/*.test.ts'],
          exclude: [LONG, '**/node_modules/**'],
          globalSetup: DATABASE_SETUP,
          ...alone,
        },
      },
      {
        test: {
          name: 'long',
          include: ['{apps,packages,tools,bench}/**/*.long.test.ts'],
          exclude: [LONG_SIMULATION, '**/node_modules/**'],
          globalSetup: DATABASE_SETUP,
          ...alone,
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: 'sim-long',
          include: [LONG_SIMULATION],
          globalSetup: DATABASE_SETUP,
          ...alone,
        },
      },
    ],
  },
});
