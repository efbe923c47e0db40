import type { OperatorRef } from '@yoimachi/domain/operator';
import * as z from 'zod/mini';
import { storeInput } from '@yoimachi/contract/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { checkStore, type StoreInput } from '../cast-input.ts';
import { districtsNow } from '../districts.ts';
import { presentStore } from '../profile.present.ts';
import { castsOf, findStore, insertChange, lockStores, markSeen, updateStore } from '../stores.store.ts';
import { refreshSearchText } from './search-text.ts';

export type OperatorTools = Pick<AppContext, 'db' | 'clock' | 'log'> & { readonly operator: OperatorRef };

type CorrectStoreFailure =
  | 'NOT_FOUND'
  | 'STORE_ADDRESS_REQUIRED'
  | 'STORE_AREA_INVALID'
  | 'STORE_EXISTS'
  | 'STORE_NAME_REQUIRED'
  | 'STORE_PHONE_INVALID'
  | 'STORE_URL_INVALID'
  | 'VALIDATION';

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
      const after = checkStore(await districtsNow(trx), input.data);
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
