import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { commandFile } from '../check/steps.ts';
import { ROOT } from '../launch/paths.ts';

interface Listed {
  readonly file: string;
  readonly projectName: string;
}

const run = (file: string, args: readonly string[]) =>
  execFileSync(file, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });

const listed = (
  JSON.parse(run(process.execPath, [commandFile('vitest'), 'list', '--filesOnly', '--json'])) as Listed[]
).map(({ file, projectName }) => ({ file: relative(ROOT, file), projectName }));

test('each test of the house runs in a project', () => {
  const tests = run('git', ['ls-files']).match(/^.+\.test\.tsx?$/gm)!;
  expect(tests.length).toBeGreaterThan(600);
  const running = new Set(listed.map(({ file }) => file));
  expect(tests.filter((file) => !running.has(file))).toEqual([]);
});

test('none runs three times', () => {
  const projects = Map.groupBy(listed, ({ file }) => file);
  const often = [...projects].filter(([, of]) => of.length > 2);
  expect(
    often.map(([file, of]) => `${file}: ${of.map(({ projectName }) => projectName).join(', ')}`),
  ).toEqual([]);
});
