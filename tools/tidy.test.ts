import { expect, test } from 'vitest';
import { API_ALONE } from '../vitest.config.ts';
import { CODE, readSources, type Source } from './check/sources.ts';

const code = readSources(CODE);
const everything = [...code, ...readSources(['**/*.{md,sql,json,css,html,sh}', '.ci/run'])];

const isTest = (path: string): boolean =>
  /\.(?:test|spec|fixture|test-kit)\.tsx?$|\/test(?:-support)?\//.test(path);

/** Strips comments, by a rule that is good enough for our own formatting. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** `path:line` of every match. */
function placesOf(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

const bare = code.map(({ path, text }) => ({ path, text: withoutComments(text) }));
const below = (...folders: string[]) =>
  bare.filter(({ path }) => !isTest(path) && folders.some((folder) => path.startsWith(folder)));

test('the files are found', () => {
  expect(code.length).toBeGreaterThan(100);
});

test('the domain and the contract know no clock, no chance and no machine: take them as arguments', () => {
  const pattern =
    /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\bprocess\.(?:env|exit|h)|\bcrypto\.|\bset(?:Timeout|Interval)\b/;
  expect(placesOf(below('packages/domain/', 'packages/contract/'), pattern)).toEqual([]);
});

test('the server reads the time from its clock only', () => {
  const server = below('apps/server/').filter(({ path }) => !path.includes('/platform/clock/'));
  expect(placesOf(server, /\bDate\.now\b|\bnew Date\(\)/)).toEqual([]);
});

/**
 * Where the time is not the product's: its own source, the job queue, whose tries the machine's clock paces, and how long the database has been
 * at something.
 */
const OTHER_CLOCKS = [
  '/platform/clock/',
  '/platform/database/condition.ts',
  '/platform/database/copy-made.ts',
  '/platform/jobs/waiting.store.ts',
  '/platform/jobs/hand-back.store.ts',
];

test('SQL asks no clock of the database: pass the injected time', () => {
  const sql = readSources(['apps/server/**/*.{ts,sql}']).filter(({ path }) => !isTest(path));
  const pattern = /\b(?:now\(\)|current_timestamp|current_date|clock_timestamp\(\)|localtimestamp)(?!\w)/i;
  const used = sql.map(({ path, text }) => ({
    path,
    // The injected clock has that name too.
    text: withoutComments(text)
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/[\w.]\.now\(\)/g, ''),
  }));
  expect(
    placesOf(
      used.filter(({ path }) => !OTHER_CLOCKS.some((place) => path.includes(place))),
      pattern,
    ),
  ).toEqual([]);
});

const ANY_OF_PARAMETER = /\bany\s*\(\s*\$\{/i;

test('a list of ids is given by oneOf, or its plan is not kept', () => {
  expect(placesOf(below('apps/server/'), ANY_OF_PARAMETER)).toEqual([]);
  const planted = { path: 'planted.store.ts', text: 'where p.booking_id = any(${[...ids]}::uuid[])' };
  expect(placesOf([planted], ANY_OF_PARAMETER)).toHaveLength(1);
});

/** Japanese that is not screen text: date and time formats, the definition of katakana, a database probe. */
const NO_SCREEN_TEXT = [
  'packages/ui/src/lib/dates.ts',
  'packages/domain/src/people/account/text.ts',
  'apps/server/src/platform/database/ready.ts',
];

test('Japanese words stand in the catalogues (ja.ts, *.ja.ts, the errors) only; a unit such as 円 may stand alone', () => {
  const catalogue = /(?:^|[/.])ja\.tsx?$|^packages\/contract\/src\/base\/(?:operator-)?errors\/|\/gallery\//;
  const screens = below('packages/', 'apps/').filter(
    ({ path }) => !catalogue.test(path) && !NO_SCREEN_TEXT.includes(path),
  );
  const words = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]{2}/u;
  expect(placesOf(screens, words)).toEqual([]);
});

test('what is left to do has a number: mark it with (#123)', () => {
  // Spelled in reverse, so that this line does not match itself.
  const marks = ['ODOT', 'EMXIF', 'KCAH'].map((word) => [...word].reverse().join('')).join('|');
  expect(placesOf(code, new RegExp(`\\b(?:${marks})\\b(?!\\(#\\d+\\))`))).toEqual([]);
});

test('no path of one machine, and none that leaves the project', () => {
  const pattern = /(?:^|[\s"'`(=])(?:\/(?:work|home|Users|root)\/|\.\.\/shared\/)/;
  expect(placesOf(everything, pattern)).toEqual([]);
});

/** Where its time is told, where it is planted, and where timers stand still. */
const OWN_PATIENCE = ['apps/server/src/test-support/eventually.ts', 'tools/tidy.test.ts', ...API_ALONE];
const waitsForASecond = (sources: readonly Source[]): string[] =>
  placesOf(
    sources.filter(({ path }) => !OWN_PATIENCE.includes(path)),
    /\bvi\.waitFor\(/,
  );

test('a test waits by eventually or expect.poll, which have patience with a busy machine', () => {
  expect(waitsForASecond(bare)).toEqual([]);
  expect(waitsForASecond([{ path: 'planted.test.ts', text: 'await vi.waitFor(isDone);' }])).toHaveLength(1);
});

const CHANGES_THE_PROCESS =
  /\bvi\.(?:useFakeTimers|setSystemTime|stubGlobal|stubEnv|mock|doMock)\(|\bspyOn\([^,]*\.prototype\b|\bprocess\.env\S* = /;
const reachesItsNeighbours = (sources: readonly Source[]): string[] =>
  placesOf(
    sources.filter(({ path }) => /\.(?:api|crash|race)\.test\.ts$/.test(path) && !API_ALONE.includes(path)),
    CHANGES_THE_PROCESS,
  );

test('what a process shares is changed by api tests of API_ALONE alone, and by no race', () => {
  expect(reachesItsNeighbours(bare)).toEqual([]);
  const planted = [
    "vi.useFakeTimers({ toFake: ['setTimeout'] });",
    "vi.spyOn(pg.Client.prototype, 'query');",
  ];
  for (const text of planted)
    for (const path of ['planted.api.test.ts', 'planted.race.test.ts'])
      expect(reachesItsNeighbours([{ path, text }])).toHaveLength(1);
});
