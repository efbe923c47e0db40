import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataDirNote, e2ePort } from '../../tools/test/walks/places.ts';
import { test } from './test.ts';

/** Asks the product's database for what no call and no clock brings about. */
export async function withDatabase<Answer>(run: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const dataDir = readFileSync(dataDirNote(e2ePort(test.info().parallelIndex)), 'utf8');
  const client = new pg.Client({
    connectionString: readFileSync(join(dataDir, 'database.url'), 'utf8').trim(),
  });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
