import { checkChain } from '#desk/office';
import { checkBooks } from '#money/points';
import { movableClock } from './platform/clock/index.ts';
import { offsetStore } from './platform/clock/offset.store.ts';
import {
  appliedMigration,
  createDb,
  createPool,
  MIGRATION_LIMITS,
  newestMigration,
} from './platform/database/index.ts';
import { createLog } from './platform/log/index.ts';
import { createMetrics } from './platform/metrics/index.ts';

const ANSWER_MS = 60_000;

export interface Checked {
  /** Why nothing was looked at; null: it was. */
  readonly unchecked: string | null;
  /** The rules of the books that are broken, in whose name that is found. */
  readonly brokenRules: readonly string[];
  /** The first row of the audit that is missing or was changed; null: it is whole. */
  readonly auditBrokenAt: number | null;
}

/**
 * Looks whether a database that was brought back holds together: the books of everybody, and the chain of the audit. One of another version's schema
 * is left to a start of that version.
 */
export async function checkRestored(url: string): Promise<Checked> {
  const pool = createPool({ url, size: 2, limits: MIGRATION_LIMITS });
  const db = createDb(pool);
  try {
    const [schema, own] = [await appliedMigration(pool, ANSWER_MS), await newestMigration()];
    if (schema !== own)
      return {
        unchecked: `its schema is ${schema}, that of this release ${own}`,
        brokenRules: [],
        auditBrokenAt: null,
      };
    const log = createLog({ logLevel: 'warn', services: new Set(['restore']) }, process.stderr);
    const context = { db, log, clock: await movableClock(offsetStore(db)), metrics: createMetrics() };
    const incoherences = await checkBooks(context, { everybody: true });
    const { brokenAt } = await checkChain(db);
    return {
      unchecked: null,
      brokenRules: [...new Set(incoherences.map(({ rule }) => rule))],
      auditBrokenAt: brokenAt,
    };
  } finally {
    await db.destroy();
  }
}
