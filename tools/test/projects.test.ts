import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { commandFile } from '../check/steps.ts';
import { ROOT } from '../launch/paths.ts';
import { wrongProjects, type Listed } from './projects.ts';

const run = (file: string, args: readonly string[]) =>
  execFileSync(file, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });

test('each test of the house runs in a project, and none three times', () => {
  const list = run(process.execPath, [commandFile('vitest'), 'list', '--filesOnly', '--json']);
  const listed = (JSON.parse(list) as Listed[]).map((one) => ({ ...one, file: relative(ROOT, one.file) }));
  const tests = run('git', ['ls-files']).match(/^.+\.test\.tsx?$/gm)!;
  expect(tests.length).toBeGreaterThan(600);
  expect(wrongProjects(tests, listed)).toEqual({ inNone: [], inMany: [] });
});

const inProjects = (file: string, ...projectNames: string[]) =>
  projectNames.map((projectName) => ({ file, projectName }));
const PROPER = [
  ...inProjects('packages/domain/src/a.test.ts', 'far-away', 'tokyo'),
  ...inProjects('tools/b.test.ts', 'unit'),
];
const FILES = ['packages/domain/src/a.test.ts', 'tools/b.test.ts'];

test('a file that no project runs is caught', () => {
  expect(wrongProjects(FILES, PROPER)).toEqual({ inNone: [], inMany: [] });
  expect(wrongProjects([...FILES, 'apps/new/c.test.ts'], PROPER)).toEqual({
    inNone: ['apps/new/c.test.ts'],
    inMany: [],
  });
});

test('a file that runs in three is caught, with their names', () => {
  const again = [...PROPER, ...inProjects('packages/domain/src/a.test.ts', 'unit')];
  expect(wrongProjects(FILES, again)).toEqual({
    inNone: [],
    inMany: ['packages/domain/src/a.test.ts: far-away, tokyo, unit'],
  });
});
