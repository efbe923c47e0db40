import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from './index.ts';

const RECIPIENT = `age1${'q'.repeat(58)}`;
const SECRET = `AGE-SECRET-KEY-1${'Q'.repeat(57)}`;

const said = (env: Record<string, string>) => {
  const parsed = parseConfig(env);
  return parsed.ok ? parsed.value.backup : parsed.sentences;
};

test('copies are made where a folder and a key are named, and kept for a month', () => {
  expect(said({})).toBeNull();
  expect(said({ BACKUP_DIR: 'copies', BACKUP_RECIPIENT: RECIPIENT })).toEqual({
    dir: resolve('copies'),
    recipient: RECIPIENT,
    keepDays: 30,
    databaseUrl: null,
    logDir: null,
  });
});

test('what is missing is said, and never a secret', () => {
  expect(said({ BACKUP_DIR: 'copies' })).toEqual([
    'BACKUP_RECIPIENT is required beside BACKUP_DIR: copies are never kept in clear.',
  ]);
  const outside = { DATABASE_URL: 'postgres://one@db:5432/one', BACKUP_DIR: 'copies' };
  expect(said({ ...outside, BACKUP_RECIPIENT: RECIPIENT })).toEqual([
    'BACKUP_LOG_DIR is required beside BACKUP_DIR: where archive_command of that PostgreSQL puts its log.',
  ]);
  const swapped = said({ BACKUP_RECIPIENT: SECRET });
  expect(JSON.stringify(swapped)).not.toContain(SECRET);
  expect(swapped).toContainEqual(expect.stringMatching(/^BACKUP_RECIPIENT must be the public half/));
  expect(said({ BACKUP_IDENTITY: SECRET })).toEqual([
    'BACKUP_IDENTITY must be the secret half of the key of the copies, which starts with AGE-SECRET-KEY-1, but is something else.',
  ]);
});
