import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../launch/paths.ts';

const TEXT = readFileSync(join(ROOT, 'ops/postgresql/yoimachi.conf'), 'utf8');
const COMMAND = /^archive_command = '(.*)'$/m.exec(TEXT)![1]!;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** As PostgreSQL runs it, with a folder of ours; whether it counts as archived. */
function archive(content: string): boolean {
  const from = join(folder, 'pg_wal');
  writeFileSync(from, content);
  const command = COMMAND.replaceAll('/var/lib/yoimachi-log', folder)
    .replaceAll('%p', from)
    .replaceAll('%f', 'FILE');
  return spawnSync('/bin/sh', ['-c', command]).status === 0;
}

test('a finished file is archived whole, again after a crash, and never over another one', () => {
  expect(archive('first')).toBe(true);
  expect(statSync(join(folder, 'FILE')).mode & 0o777).toBe(0o640);
  expect(archive('first')).toBe(true);
  expect(archive('other')).toBe(false);
  expect(readFileSync(join(folder, 'FILE'), 'utf8')).toBe('first');
  expect(readdirSync(folder).sort()).toEqual(['FILE', 'pg_wal']);
});
