import { API_ALONE } from '../../../vitest.config.ts';
import { isTest, linesWith, type Source } from '../sources.ts';
import { bared, isCode, type Law } from './law.ts';
import { sleepsOf } from './sleeps.ts';
import { untried } from './assertions.ts';

/** Files with tests in them. */
const testsOf = (sources: readonly Source[]): Source[] =>
  sources.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path) && isCode(path));

/** Those, and what only they use; `tools/test` is what runs them. */
const testCodeOf = (sources: readonly Source[]): Source[] =>
  sources.filter(
    ({ path }) =>
      isCode(path) &&
      (isTest(path) || path.startsWith('e2e/')) &&
      (!path.startsWith('tools/test/') || path.endsWith('.test.ts')),
  );

/** These laws are tried on what breaks them. */
const PLANTS = /^tools\/check\/.*\.test\.ts$/;

const CHANGES_THE_PROCESS =
  /\bvi\.(?:useFakeTimers|setSystemTime|stubGlobal|stubEnv|mock|doMock)\(|\bspyOn\([^,]*\.prototype\b|\bprocess\.env\S* = /;

const SKIPPED =
  /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails|fail)\b|(?<!\w)x(?:it|test|describe)\(|\b(?:skip|only|todo|fails): true\b/;

const OWN_PROCESS = 'whose clock is told is a process of its own, which counts from the machine’s';
const FIREBASE = 'Firebase’s own library asks the machine how old a token is';
const ONE_EVENING =
  'its bookings are made once and live through their evening, whose clock goes forward alone';
const SILENCE = 'something must not happen, and nothing tells that it has not';
const EITHER = 'one may be through or wait for the other; both are right, and nothing tells which it is';

/** How tests are made, so that they say the same on a busy machine, on another day and beside each other. */
export const testLaws: readonly Law[] = [
  {
    name: 'patience of tests',
    says: 'A test waits by `eventually` or `expect.poll`, which have patience with a busy machine.',
    find: (sources) =>
      linesWith(
        sources
          .filter(({ path }) => isCode(path) && !PLANTS.test(path) && !API_ALONE.includes(path))
          .map(bared),
        /\bvi\.waitFor\(/,
      ),
    but: { 'apps/server/src/test-support/eventually.ts': 'is where that patience is said' },
  },
  {
    name: 'what tests share',
    says: 'What a process shares is changed by the API tests of `API_ALONE` alone, and by no race.',
    find: (sources) =>
      linesWith(
        sources
          .filter(({ path }) => /\.(?:api|crash|race)\.test\.ts$/.test(path) && !API_ALONE.includes(path))
          .map(bared),
        CHANGES_THE_PROCESS,
      ),
  },
  {
    name: 'tests that run',
    says: 'No test is skipped, alone or still to come; one that cannot run on a machine says what is missing, by `skipIf`.',
    find: (sources) =>
      linesWith(
        testsOf(sources)
          .filter(({ path }) => !PLANTS.test(path))
          .map(bared),
        SKIPPED,
      ),
  },
  {
    name: 'order of tests',
    says: 'The tests of a file pass in any order, but where they are the hours of one day (`shuffle: false`).',
    find: (sources) =>
      linesWith(
        testsOf(sources)
          .filter(({ path }) => !PLANTS.test(path))
          .map(bared),
        /\bshuffle: false\b|\b(?:describe|test|it)\.sequential\b/,
      ),
    but: {
      'apps/server/src/modules/meeting/booking/test/matrix.api.test.ts': ONE_EVENING,
      'apps/server/src/modules/meeting/booking/test/matrix-several.api.test.ts': ONE_EVENING,
      'apps/server/src/test-support/contract-fuzz.api.test.ts': ONE_EVENING,
      'apps/server/src/test-support/refused-inputs.api.test.ts': ONE_EVENING,
    },
  },
  {
    name: 'tests that sleep',
    says: 'A test sleeps between two looks alone, or where it kills at a moment of chance (`*.crash.test.ts`) or takes long (`*.long.test.ts`).',
    find: (sources) =>
      testCodeOf(sources)
        .filter(({ path }) => !PLANTS.test(path))
        .flatMap(sleepsOf),
    but: {
      'apps/server/src/app.api.test.ts': 'a call takes its time, while the product closes',
      'apps/server/src/modules/find/saved-search/test/saved-search.api.test.ts': EITHER,
      'apps/server/src/modules/money/points/test/export-journal.api.test.ts': SILENCE,
      'apps/server/src/modules/money/points/test/export-stream.api.test.ts': SILENCE,
      'apps/server/src/platform/database/limits.api.test.ts':
        'any wait will do: it is what comes after one that is looked at',
      'apps/server/src/platform/jobs/jobs.api.test.ts':
        'a queue that rests is what is woken, and nothing tells that it rests',
      'apps/server/src/platform/pulse/readiness.unit.test.ts':
        "a loop is measured while it turns, by a timer of Node's own",
      'apps/server/src/platform/realtime/test/follow.ts':
        'asks for what is missing a little later, as the web does',
      'apps/server/src/platform/worker-process/test/odd.worker.ts':
        'a worker that takes long is what is tried',
      'apps/server/src/platform/worker-process/test/worker-process.unit.test.ts':
        'a reply that takes too long is what is tried; nobody waits for its end',
      'apps/server/src/restart.api.test.ts': 'a screen comes back a little later, as the web does',
      'tools/database/keep-running.test.ts': SILENCE,
    },
  },
  {
    name: 'day of tests',
    says: 'A test asks the machine for no time but where it starts processes of its own (`*.crash.test.ts`, `*.long.test.ts`): it would say something else on another day.',
    find: (sources) =>
      linesWith(
        testCodeOf(sources)
          .filter(({ path }) => !PLANTS.test(path) && !/\.(?:crash|long)\.test\.ts$/.test(path))
          .map(bared),
        /\bDate\.now\(|\bnew Date\(\)/,
      ),
    but: {
      'apps/server/src/gateways/identity/firebase/test/fake-google.ts': FIREBASE,
      'apps/server/src/gateways/identity/firebase/test/firebase.api.test.ts': FIREBASE,
      'apps/server/src/modules/money/billing/test/dying-process.ts': OWN_PROCESS,
      'apps/server/src/platform/jobs/sweeper.unit.test.ts':
        'the time is the one that the test has set, with its timers',
      'apps/server/src/restart.api.test.ts': OWN_PROCESS,
      'apps/server/src/test-support/journey.ts': OWN_PROCESS,
      'tools/test/walks/walks.test.ts': 'tries that walks may have the day of today',
    },
  },
  {
    name: 'tests that try',
    says: 'Every test expects something, by itself or by a function that it calls.',
    find: (sources) => untried(sources.filter(({ path }) => isCode(path))),
  },
];
