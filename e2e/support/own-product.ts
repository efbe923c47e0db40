import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { dataDirNote, e2ePort } from '../../tools/test/e2e-products.ts';

const SERVER = join(import.meta.dirname, '../../tools/test/own-product.ts');

interface OwnProduct {
  readonly url: string;
  /** Where its files lie, and how its database is reached. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/**
 * A product for one test alone, without demo data: its settings are its own, and its clock may go where it would leave nothing to book to other
 * tests. It lies beside the worker's own product, in the same cluster.
 */
export async function startOwnProduct(
  parallelIndex: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnProduct> {
  const database = await createDatabase(parallelIndex);
  const dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-own-'));
  // By which the commands of operators find it, as they find one that brings its database along.
  writeFileSync(join(dataDir, 'database.url'), database.url);
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...{ ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url },
      ...{ RATE_LIMIT: 'false', TRUST_PROXY: 'true', ...settings },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const said = once(createInterface(child.stdout), 'line') as Promise<string[]>;
  const [url] = await Promise.race([said, exited.then(() => [])]);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (url !== undefined) return { url, dataDir, stop };
  await stop();
  throw new Error('The own product has ended before it answered');
}

async function createDatabase(parallelIndex: number) {
  const dataDir = readFileSync(dataDirNote(e2ePort(parallelIndex)), 'utf8');
  const url = new URL(readFileSync(join(dataDir, 'database.url'), 'utf8').trim());
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const name = `own_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(`create database ${name}`);
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: () => run(`drop database ${name} with (force)`),
  };
}
