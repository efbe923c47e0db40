import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '#platform/database';
import { insertChange, type NewChange } from './setting-change.store.ts';

/** Keeps what was set and what it was, within the act's own transaction; what changes nothing is no change. */
export async function recordChange(trx: Trx, change: NewChange): Promise<void> {
  if (!isDeepStrictEqual(change.before, change.after)) await insertChange(trx, change);
}
