import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import {
  castsOf,
  dropStore,
  findStore,
  insertChange,
  lockStores,
  markCorrected,
  moveAliases,
  moveCast,
} from '../stores.store.ts';
import type { OperatorTools } from './correct-store.ts';
import { refreshSearchText } from './search-text.ts';

/**
 * An operator merges two stores: the casts of the second move into the first, with what search reads of them, and its id means the first
 * from then on. Their bookings, schedules and prices belong to the casts and stay as they are. Returns how many moved.
 *
 * NOT_FOUND if either is missing, STORE_JOINED when both are already one.
 */
export async function joinStores(
  { db, clock, log, operator }: OperatorTools,
  keptId: string,
  droppedId: string,
): Promise<Result<{ readonly storeId: string; readonly castCount: number }, 'NOT_FOUND' | 'STORE_JOINED'>> {
  const joined = await withTransaction(db, async (trx) => {
    await lockStores(trx);
    const kept = await findStore(trx, keptId);
    const dropped = await findStore(trx, droppedId);
    if (!kept || !dropped) return fail('NOT_FOUND');
    if (kept.id === dropped.id) return fail('STORE_JOINED');
    const casts = await castsOf(trx, dropped.id);
    for (const castId of casts) {
      await moveCast(trx, castId, kept);
      await refreshSearchText(trx, castId);
    }
    await moveAliases(trx, dropped.id, kept.id);
    await dropStore(trx, dropped.id);
    const at = clock.now();
    await markCorrected(trx, kept.id, at);
    await insertChange(trx, {
      store_id: kept.id,
      kind: 'JOINED',
      details: { dropped, castIds: casts },
      operator_id: operator.id,
      changed_at: at,
    });
    return ok({ storeId: kept.id, castCount: casts.length });
  });
  if (joined.ok) log.info({ ...joined.value, droppedId, operator }, 'two stores were joined');
  return joined;
}
