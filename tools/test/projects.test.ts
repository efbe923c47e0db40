import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { commandFile } from '../check/steps.ts';
import { ROOT } from '../launch/paths.ts';
import { isDated } from './dated.ts';
import { wrongProjects, type Listed } from './projects.ts';

const run = (file: string, args: readonly string[]) =>
  execFileSync(file, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
const NOTHING_WRONG = { inNone: [], inMany: [], inOneZone: [] };

test('each test of the house runs in a project, what speaks of days in both zones, and nothing else twice', () => {
  const list = run(process.execPath, [commandFile('vitest'), 'list', '--filesOnly', '--json']);
  const listed = (JSON.parse(list) as Listed[]).map((one) => ({ ...one, file: relative(ROOT, one.file) }));
  const tests = run('git', ['ls-files']).match(/^.+\.test\.tsx?$/gm)!;
  expect(tests.length).toBeGreaterThan(600);
  const isFileDated = (file: string) => isDated(readFileSync(join(ROOT, file), 'utf8'));
  expect(wrongProjects(tests, listed, isFileDated)).toEqual(NOTHING_WRONG);
  const dated = listed.filter(({ projectName }) => projectName === 'tokyo').map(({ file }) => file);
  expect(dated).toContain('packages/domain/src/base/time/time.test.ts');
  expect(dated).toContain('packages/ui/src/lib/dates.test.ts');
});

const inProjects = (file: string, ...projectNames: string[]) =>
  projectNames.map((projectName) => ({ file, projectName }));
const PROPER = [
  ...inProjects('packages/domain/src/day.test.ts', 'far-away', 'tokyo'),
  ...inProjects('packages/domain/src/price.test.ts', 'far-away'),
  ...inProjects('tools/b.test.ts', 'unit'),
];
const FILES = ['packages/domain/src/day.test.ts', 'packages/domain/src/price.test.ts', 'tools/b.test.ts'];
const isOfDays = (file: string) => file.includes('day');

test('a file that no project runs is caught', () => {
  expect(wrongProjects(FILES, PROPER, isOfDays)).toEqual(NOTHING_WRONG);
  const more = [...FILES, 'apps/new/c.test.ts'];
  expect(wrongProjects(more, PROPER, isOfDays)).toEqual({ ...NOTHING_WRONG, inNone: ['apps/new/c.test.ts'] });
});

test('a file that runs in three, or twice without need, is caught, with their names', () => {
  const again = [
    ...PROPER,
    ...inProjects('packages/domain/src/day.test.ts', 'unit'),
    ...inProjects('packages/domain/src/price.test.ts', 'tokyo'),
  ];
  expect(wrongProjects(FILES, again, isOfDays)).toMatchObject({
    inMany: [
      'packages/domain/src/day.test.ts: far-away, tokyo, unit',
      'packages/domain/src/price.test.ts: far-away, tokyo',
    ],
  });
});

test('a test of days that runs far away alone, or in Tokyo alone, is caught', () => {
  for (const only of ['far-away', 'tokyo']) {
    const listed = inProjects('packages/domain/src/day.test.ts', only);
    expect(wrongProjects([], listed, isOfDays)).toEqual({
      ...NOTHING_WRONG,
      inOneZone: [`packages/domain/src/day.test.ts: ${only}`],
    });
  }
});

test('a test of days is known by what it makes or looks at', () => {
  expect(isDated("const at = new Date('2026-11-28T12:00:00Z');")).toBe(true);
  expect(isDated("import { dayOf } from '@yoimachi/domain/time';")).toBe(true);
  expect(isDated("import { shortDay } from './dates.ts';")).toBe(true);
  expect(isDated("import { useNow } from '#lib/use-now.ts';")).toBe(true);
  expect(isDated('expect(priceOf(90)).toBe(9_000); // a Date is nowhere')).toBe(false);
});
