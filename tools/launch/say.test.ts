import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { START_ARGS } from './start-command.ts';

/** A start that cannot succeed. */
const failedStart = (env: Readonly<Record<string, string>>) => {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, START_ARGS, {
    cwd: ROOT,
    env: { PATH, ...env },
    encoding: 'utf8',
  });
  return { status, lines: `${stdout}${stderr}`.trimEnd().split('\n') };
};

test('a start that fails in production says why as a line of the log, and nothing besides', () => {
  const { status, lines } = failedStart({ NODE_ENV: 'production' });
  expect(status).toBe(1);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 'fatal',
      host: hostname(),
      role: 'start',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      pid: expect.any(Number),
      msg: expect.stringContaining('SECRET_KEY is required'),
    },
  ]);
});

test('elsewhere it says it in one sentence', () => {
  const { status, lines } = failedStart({ NODE_ENV: 'development', PORT: 'x' });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^PORT must be/)]);
});
