import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataDirNote, e2ePort } from '../../tools/test/e2e-products.ts';
import { test } from './test.ts';

/** Where the product under test keeps its files. */
export const sharedDataDir = (): string =>
  readFileSync(dataDirNote(e2ePort(test.info().parallelIndex)), 'utf8');

/** Asks a product's database for what no call and no clock brings about; without a folder, that of the product under test. */
export async function withDatabase<Answer>(
  run: (client: pg.Client) => Promise<Answer>,
  dataDir = sharedDataDir(),
): Promise<Answer> {
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
