import type pg from 'pg';
import { createDb, createPool, type Db } from '#platform/database';
import { assertCoherent } from '#money/points';
import type { TestApp } from './start.ts';

const MOST_STATEMENTS = 100;

class Died extends Error {}

/** The product's database up to its `dieAt`-th statement, where the connection is lost as with a killed process. */
function mortal(databaseUrl: string, dieAt: number): { readonly db: Db; readonly end: () => Promise<void> } {
  const pool = createPool({ url: databaseUrl, size: 1 });
  let statements = 0;
  const connect = async () => {
    const client = await pool.connect();
    client.on('error', () => undefined);
    const query = async (text: string, values?: unknown[]) => {
      if (statements === dieAt) throw new Died();
      if (++statements < dieAt) return client.query(text, values);
      client.release(true);
      throw new Died();
    };
    return { query, release: () => statements < dieAt && client.release() };
  };
  return { db: createDb({ connect, end: () => pool.end() } as unknown as pg.Pool), end: () => pool.end() };
}

/** Runs something that dies before its first statement, its second, and so on, until it survives; returns how often it died. */
export async function dyingBeforeEach(
  { databaseUrl, db: whole }: TestApp,
  run: (db: Db) => Promise<unknown>,
  afterDeath: () => Promise<void>,
): Promise<number> {
  for (let dieAt = 1; dieAt < MOST_STATEMENTS; dieAt++) {
    const { db, end } = mortal(databaseUrl, dieAt);
    let died = false;
    try {
      await run(db);
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      died = true;
    } finally {
      await end();
    }
    await assertCoherent(whole);
    if (!died) return dieAt - 1;
    await afterDeath();
  }
  throw new Error('It never ended');
}
