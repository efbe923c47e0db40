import { checkChain } from '#desk/office';
import { checkBooks } from '#money/points';
import { movableClock } from './platform/clock/index.ts';
import { offsetStore } from './platform/clock/offset.store.ts';
import { createDb, createPool, MIGRATION_LIMITS } from './platform/database/index.ts';
import { createLog } from './platform/log/index.ts';
import { createMetrics } from './platform/metrics/index.ts';

interface Found {
  /** The rules of the books that are broken, in whose name that is found. */
  readonly brokenRules: readonly string[];
  /** The first row of the audit that is missing or was changed; null: it is whole. */
  readonly auditBrokenAt: number | null;
}

/** Looks whether a database that was brought back holds together: the books of everybody, and the chain of the audit. */
export async function checkRestored(url: string): Promise<Found> {
  const pool = createPool({ url, size: 2, limits: MIGRATION_LIMITS });
  const db = createDb(pool);
  try {
    const log = createLog({ logLevel: 'warn', services: new Set(['restore']) }, process.stderr);
    const context = { db, log, clock: await movableClock(offsetStore(db)), metrics: createMetrics() };
    const incoherences = await checkBooks(context, { everybody: true });
    const { brokenAt } = await checkChain(db);
    return { brokenRules: [...new Set(incoherences.map(({ rule }) => rule))], auditBrokenAt: brokenAt };
  } finally {
    await db.destroy();
  }
}
