import { run } from './rows.ts';
import type { Trx } from './transaction.ts';

/** Lets the rest of a transaction wait for each lock for so long at most; what waits longer fails (`isCutShort`). */
export const limitLocks = (trx: Trx, ms: number): Promise<void> =>
  run(trx)`select set_config('lock_timeout', ${String(ms)}, true)`;
