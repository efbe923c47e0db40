import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/test/global-database.ts';
import { createPool, migrate } from './index.ts';
import { MIGRATIONS_DIR } from './migration-files.ts';

const READER_SECONDS = 30;
/** A migration has two seconds for a table; then whoever waits behind it goes first. */
const LONGEST_WAIT_MS = 2_500;

it('nobody who only reads waits for a migration that waits for a long reader', async () => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, size: 5 });
  const folder = await mkdtemp(join(tmpdir(), 'yoimachi-migrate-'));
  await cp(MIGRATIONS_DIR, folder, { recursive: true });
  await writeFile(
    join(folder, '999_more.sql'),
    '-- expand: of a test\nalter table booking add column of_a_test text;',
  );
  const began = performance.now();
  const reader = pool.query(`select pg_sleep(${READER_SECONDS}) from (select count(*) from booking) counted`);
  let readerGoneMs = 0;
  void reader.then(() => (readerGoneMs = performance.now() - began));
  const done = new AbortController();
  let longestMs = 0;
  let reads = 0;
  const migrated = migrate(pool, folder).finally(() => done.abort());
  while (!done.signal.aborted) {
    const before = performance.now();
    await pool.query('select id from booking limit 1');
    longestMs = Math.max(longestMs, performance.now() - before);
    reads++;
    await sleep(20);
  }
  expect(await migrated).toEqual(['999_more.sql']);
  const doneMs = performance.now() - began;
  await reader;
  console.log(
    `a reader of ${READER_SECONDS} s: ${reads} plain reads beside it, the longest ${(longestMs / 1_000).toFixed(1)} s; migrated ${((doneMs - readerGoneMs) / 1_000).toFixed(1)} s after it`,
  );
  expect(longestMs).toBeLessThan(LONGEST_WAIT_MS);
  expect(doneMs).toBeGreaterThan(readerGoneMs);
  await pool.end();
  await Promise.all([database.drop(), rm(folder, { recursive: true })]);
});
