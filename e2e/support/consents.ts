import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataDirNote, e2ePort } from '../../tools/test/e2e-products.ts';
import { test } from './test.ts';

/** Makes somebody's last word on the terms their first version, as if it had been given before they changed. */
export async function agreedBefore(nickname: string): Promise<void> {
  const dataDir = readFileSync(dataDirNote(e2ePort(test.info().parallelIndex)), 'utf8');
  const client = new pg.Client({
    connectionString: readFileSync(join(dataDir, 'database.url'), 'utf8').trim(),
  });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `insert into consent (account_id, item, text_id, version, given, place, at)
       select account_id, item, text_id, '2026-11-01', true, place, at from consent
       where item = 'TERMS' and account_id = (select g.id from guest g where g.nickname = $1)`,
      [nickname],
    );
    if (rowCount !== 1) throw new Error(`${nickname} has agreed to nothing`);
  } finally {
    await client.end();
  }
}
