import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownTool } from './own-tools.ts';

function programsOf(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bin'));
  const script = `#!/bin/sh\necho 'pg_basebackup (PostgreSQL) ${version}'\n`;
  writeFileSync(join(folder, 'bin/pg_basebackup'), script, { mode: 0o755 });
  return folder;
}

test('programs of the server’s own version are taken', () => {
  const programs = programsOf('99.4');
  expect(ownTool('pg_basebackup', { major: '99', programs })).toBe(join(programs, 'bin/pg_basebackup'));
});

test('those of another version are refused with both, and missing ones with what to install', () => {
  const of = { major: '99', programs: programsOf('98.1') };
  expect(() => ownTool('pg_basebackup', of)).toThrow(/is of PostgreSQL 99, but .* is of 98/);
  expect(() => ownTool('pg_basebackup', { ...of, programs: null })).toThrow(/postgresql-client-99/);
});
