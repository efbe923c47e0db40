import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { datedTests } from './tools/test/dated.ts';

const DATABASE_SETUP = './tools/test/global-database.ts';
const PROGRAMS_SETUP = './tools/test/programs.ts';
const CLEAN_SCREEN = './apps/web/src/app/clean-screen.test-kit.ts';

/** Random tests make the same values in every run: whether a change may land is no matter of chance. */
const resolve = {
  alias: { 'fast-check': fileURLToPath(new URL('tools/test/fast-check.ts', import.meta.url)) },
};

/** A busy machine takes its time; a second, which is what is waited for by itself, is soon over there. `eventually` has the same patience. */
const patient = { poll: { timeout: 50_000, interval: 20 } };

/** Suites that start several servers or many connections; in parallel they would slow each other down. */
const alone = { expect: patient, fileParallelism: false, testTimeout: 120_000, hookTimeout: 60_000 };

/**
 * Code that shows or computes days and times must use Tokyo time, whatever the machine's time zone: all of it is tried far away, where the
 * machine's own day is another one, and what speaks of days (`tools/test/dated.ts`) in Tokyo, too.
 */
const DISPLAY = ['packages/{domain,ui}/**/*.test.{ts,tsx}', 'apps/{web,admin}/src/**/*.test.{ts,tsx}'];

/** They load the whole app, and run in neither; what they say of times comes from functions that do. */
const SCREENS = 'apps/web/src/app/main-screens.test.tsx';

/** What knows no day, and whatever else DISPLAY leaves out: each test runs in a project (`tools/test/projects.test.ts`). */
const UNIT = [
  'packages/!(domain|ui)/**/*.test.{ts,tsx}',
  'apps/{web,admin}/!(src)/**/*.test.{ts,tsx}',
  SCREENS,
  '{tools,bench}/**/*.test.ts',
  'apps/server/src/**/*.unit.test.ts',
];

const LONG = '**/*.long.test.ts';
const LONG_SIMULATION = 'apps/server/sim/**/*.long.test.ts';

// `isolate: false`: the files of a worker share what they import, since reading it again for each cost two fifths of a run. What lives in a
// module outlives a test there, as it outlives a request in the product.
const display = (name: string, zone: string, include: readonly string[]) => ({
  resolve,
  test: {
    name,
    expect: patient,
    include: [...include],
    exclude: [LONG, SCREENS, '**/node_modules/**'],
    env: { TZ: zone },
    pool: 'forks' as const,
    isolate: false,
    setupFiles: CLEAN_SCREEN,
    // A screen is drawn with all that it imports.
    testTimeout: 30_000,
  },
});

const API = 'apps/server/src/**/*.api.test.ts';

/** They change what the whole process shares: its timers, its prototypes, its way out, what it has asked a database before. */
export const API_ALONE = [
  'apps/server/src/gateways/identity/firebase/test/firebase.api.test.ts',
  'apps/server/src/modules/find/search/test/search-words.api.test.ts',
  'apps/server/src/modules/people/upload/test/lines.api.test.ts',
  'apps/server/src/platform/database/database.api.test.ts',
  'apps/server/src/platform/database/pinned.api.test.ts',
  'apps/server/src/platform/outbox/outbox.api.test.ts',
  'apps/server/src/rest.api.test.ts',
];

const api = (
  name: string,
  files: { readonly include: string[]; readonly exclude?: string[]; readonly isolate?: boolean },
) => ({
  resolve,
  test: {
    ...files,
    name,
    expect: patient,
    globalSetup: DATABASE_SETUP,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks' as const,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          expect: patient,
          include: UNIT,
          exclude: [LONG, '**/node_modules/**'],
          env: { TZ: 'UTC' },
          setupFiles: CLEAN_SCREEN,
          // Checks of the whole house read every file of it.
          testTimeout: 30_000,
        },
      },
      display('far-away', 'America/Los_Angeles', DISPLAY),
      display('tokyo', 'Asia/Tokyo', datedTests(DISPLAY)),
      api('api', { include: [API], exclude: API_ALONE, isolate: false }),
      api('api-alone', { include: API_ALONE }),
      {
        resolve,
        test: {
          name: 'race',
          expect: patient,
          include: ['apps/server/src/**/*.{race,crash}.test.ts'],
          globalSetup: [DATABASE_SETUP, PROGRAMS_SETUP],
          pool: 'forks',
          isolate: false,
          // Many connections each, whose order is never the same: a neighbour that takes a core now and then changes nothing.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
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
