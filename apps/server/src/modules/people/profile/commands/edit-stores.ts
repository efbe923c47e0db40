import type { CodeOf } from '@yoimachi/contract/route';
import type { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import type { OperatorRef } from '@yoimachi/domain/operator';
import * as z from 'zod/mini';
import { storeInput } from '@yoimachi/contract/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { checkStore, type StoreInput } from '../cast-input.ts';
import { allDistricts } from '../district.store.ts';
import { presentStore } from '../profile.present.ts';
import {
  castsOf,
  dropStore,
  findStore,
  insertChange,
  lockStores,
  markCorrected,
  markSeen,
  moveAliases,
  moveCast,
  updateStore,
} from '../stores.store.ts';
import { refreshSearchText } from './search-text.ts';

export type OperatorTools = Pick<AppContext, 'db' | 'clock' | 'log'> & { readonly operator: OperatorRef };

type CorrectStoreFailure = CodeOf<typeof profileAdminRoutes.correctStore>;

/**
 * An operator corrects a store for all who work there; what guests find and see follows at once. Without a change it only marks as checked
 * a store that a cast declared a different one. Returns how many casts it has.
 *
 * NOT_FOUND without such a store, STORE_EXISTS when another row has that phone and name (join them), the errors of the form.
 */
export async function correctStore(
  { db, clock, log, operator }: OperatorTools,
  storeId: string,
  change: Partial<StoreInput>,
): Promise<Result<{ readonly storeId: string; readonly castCount: number }, CorrectStoreFailure>> {
  const corrected = await withTransaction(
    db,
    async (trx) => {
      await lockStores(trx);
      const before = await findStore(trx, storeId);
      if (!before) return fail('NOT_FOUND');
      const casts = await castsOf(trx, before.id);
      const at = clock.now();
      const record = { store_id: before.id, operator_id: operator.id, changed_at: at };
      if (Object.keys(change).length === 0) {
        await markSeen(trx, before.id);
        await insertChange(trx, { ...record, kind: 'SEEN', details: {} });
        return ok({ storeId: before.id, castCount: casts.length });
      }
      const { storeId: _, ...present } = presentStore(before);
      const input = z.safeParse(storeInput, { ...present, ...change });
      if (!input.success) return fail('VALIDATION');
      const after = checkStore(await allDistricts(trx), input.data);
      if (!after.ok) return after;
      await updateStore(trx, before.id, after.value, { doubted_at: null, corrected_at: at });
      for (const castId of casts) await refreshSearchText(trx, castId);
      await insertChange(trx, { ...record, kind: 'CORRECTED', details: { before, after: after.value } });
      return ok({ storeId: before.id, castCount: casts.length });
    },
    { constraints: { store_once: 'STORE_EXISTS' } },
  );
  if (corrected.ok) log.info({ ...corrected.value, operator }, 'a store was corrected');
  return corrected;
}

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
