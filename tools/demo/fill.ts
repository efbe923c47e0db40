import { dayOf } from '@yoimachi/domain/time';
import { movableClock } from '../../apps/server/src/platform/clock/index.ts';
import { offsetStore } from '../../apps/server/src/platform/clock/offset.store.ts';
import { type Config, loadSecretKey } from '../../apps/server/src/platform/config/index.ts';
import { createCrypto } from '../../apps/server/src/platform/crypto/index.ts';
import { createDb, createPool, prepareDatabase } from '../../apps/server/src/platform/database/index.ts';
import { seedDemo, type SeedOptions, type SeedSummary } from './seed.ts';

/** Brings a database up to date, and answers the product's day there: its clock may have been moved. */
export async function migrateToday(databaseUrl: string): Promise<string> {
  const pool = createPool({ url: databaseUrl, size: 1 });
  try {
    await prepareDatabase(pool);
    return dayOf((await movableClock(offsetStore(createDb(pool)))).now());
  } finally {
    await pool.end();
  }
}

/** Makes people, bookings and books in an empty database, or in place of what is there. */
export async function fillDemo(
  config: Config,
  databaseUrl: string,
  options: Omit<SeedOptions, 'crypto' | 'today'>,
): Promise<SeedSummary> {
  const today = await migrateToday(databaseUrl);
  const crypto = createCrypto(await loadSecretKey(config), config.sealKeys);
  return seedDemo(databaseUrl, { ...options, crypto, today });
}
