import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '../../apps/server/src/platform/config/index.ts';
import { ABOUT, places } from './copies.ts';
import { restore } from './restore.ts';
import { newKey } from './sealing.ts';

const key = await newKey();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const OUTSIDE = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', BACKUP_LOG_DIR: '/nowhere' };

function asked(
  env: Record<string, string> = {},
  { to = null as Date | null, into = null as string | null } = {},
) {
  const given = {
    DATA_DIR: folder,
    BACKUP_DIR: join(folder, 'copies'),
    BACKUP_RECIPIENT: key.recipient,
    BACKUP_IDENTITY: key.identity,
    ...env,
  };
  const parsed = parseConfig(given);
  if (!parsed.ok) throw new Error(parsed.sentences.join());
  return restore(parsed.value, { to, into });
}

function withBase(about: Record<string, string> = {}) {
  const base = join(places(join(folder, 'copies')).base, 'one');
  mkdirSync(base, { recursive: true });
  const whole = { wholeAt: '2026-12-02T00:00:00.000Z', postgresMajor: '18', ...about };
  writeFileSync(join(base, ABOUT), JSON.stringify(whole));
}

test('it says what is missing: a key, copies, one of that time', async () => {
  await expect(asked({ BACKUP_IDENTITY: '' })).rejects.toThrow(/needs .*BACKUP_IDENTITY/);
  await expect(asked()).rejects.toThrow(/no whole copy of a database/);
  withBase();
  await expect(asked({}, { to: new Date('2026-12-01T00:00:00Z') })).rejects.toThrow(
    'The oldest copy is of 2026-12-02T00:00:00.000Z, after 2026-12-01T00:00:00.000Z.',
  );
});

test('the database of DATABASE_URL is left alone, and so is a folder with something in it', async () => {
  withBase();
  await expect(asked(OUTSIDE)).rejects.toThrow(/--into <folder>/);
  writeFileSync(join(folder, 'theirs'), '');
  await expect(asked(OUTSIDE, { into: folder })).rejects.toThrow(/is not empty/);
});

test('a copy of another version is refused with the release that restores it', async () => {
  withBase({ postgresMajor: '12', productVersion: '0.9.0' });
  await expect(asked()).rejects.toThrow(/is of PostgreSQL 12.*the release that made it \(0\.9\.0\)/);
});
