import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offsetStore } from '../platform/clock/offset.store.ts';
import { movableClock, systemClock } from '../platform/clock/index.ts';
import { loadSecretKey, parseConfig, type Config } from '../platform/config/index.ts';
import { createCrypto, createIds } from '../platform/crypto/index.ts';
import { createDb, createPool, WORK_LIMITS } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { createMetrics } from '../platform/metrics/index.ts';
import { StartupError, unreachable } from '../platform/startup-error.ts';
import { ringOnce } from '../platform/wake/index.ts';
import { lookedAt } from '../works.ts';
import type { OperatorContext } from './command.ts';

/**
 * Runs on the database of the product named by the environment (DATABASE_URL, or the running one of DATA_DIR). Log lines go to standard
 * error: standard output carries only the command's output.
 *
 * @throws StartupError with one sentence when there is no product.
 */
export async function withContext<T>(
  run: (context: Omit<OperatorContext, 'operator'>) => Promise<T>,
): Promise<T> {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) throw new StartupError(parsed.sentences.join('\n'));
  const config = parsed.value;
  const { preparedStatements } = config;
  const pool = createPool({
    url: await databaseUrl(config),
    preparedStatements,
    limits: WORK_LIMITS,
    size: 2,
  });
  const db = createDb(pool);
  try {
    const clock = config.production ? systemClock() : await movableClock(offsetStore(db));
    const crypto = createCrypto(await loadSecretKey(config), config.sealKeys);
    const log = createLog({ logLevel: config.logLevel, services: new Set(['operator']) }, process.stderr);
    const metrics = createMetrics();
    const context = { config, db, clock, crypto, log, metrics, ids: createIds(clock) };
    const done = await run({ ...context, works: lookedAt(context) });
    // What was written may be work for the running product.
    await ringOnce(pool);
    return done;
  } catch (error) {
    const sentence = unreachable(error);
    throw sentence === undefined ? error : new StartupError(sentence);
  } finally {
    await db.destroy();
  }
}

async function databaseUrl(config: Config): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  try {
    return (await readFile(join(config.dataDir, 'database.url'), 'utf8')).trim();
  } catch {
    throw new StartupError(`No product is running on ${config.dataDir}: start it, or say DATABASE_URL.`);
  }
}
