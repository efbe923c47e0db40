import type { Db } from '#platform/database';
import { findIncoherences, isAnyIncoherent } from './coherence.store.ts';

/** Throws, naming rule and rows, unless journal, lots, holds, balances, bookings and purchases agree. */
export async function assertCoherent(db: Db): Promise<void> {
  if (!(await isAnyIncoherent(db))) return;
  const broken = await findIncoherences(db);
  if (broken.length > 0) throw new Error(`The books are not coherent: ${JSON.stringify(broken)}`);
}
