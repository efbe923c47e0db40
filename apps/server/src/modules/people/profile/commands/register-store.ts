import type { CodeOf } from '@yoimachi/contract/route';
import type { profileRoutes } from '@yoimachi/contract/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { castChanged } from '#events/catalogue.ts';
import { publish } from '#platform/outbox';
import type { Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { countOpenMeetings, findCast, lockCast } from '../cast.store.ts';
import { checkStore, type StoreInput } from '../cast-input.ts';
import { allDistricts } from '../district.store.ts';
import { presentStore } from '../profile.present.ts';
import {
  dropEmptyStore,
  findAlike,
  findStore,
  findStoreOf,
  insertStore,
  lockStores,
  moveCast,
  updateStore,
  type StoreRow,
} from '../stores.store.ts';
import type { ProfileMeans } from '../profile.means.ts';
import { refreshSearchText } from './search-text.ts';

type Tools = Pick<AppContext, 'clock' | 'ids'> & Pick<ProfileMeans, 'moveDays'>;

type RegisterStoreFailure = CodeOf<typeof profileRoutes.putStore>;

/**
 * Step 3: a new store, or a different spelling of the one she added and nobody else has chosen.
 *
 * A possible duplicate is refused as STORE_EXISTS with the existing rows; she may insist unless phone and name are both the same, and then
 * an operator checks it (rules.md 2).
 */
export async function registerStore(
  trx: Trx,
  { ids, clock, moveDays }: Tools,
  castId: string,
  { isAnother, ...input }: StoreInput & { readonly isAnother?: boolean | undefined },
): Promise<Result<undefined, RegisterStoreFailure>> {
  await lockStores(trx);
  await lockCast(trx, castId);
  if ((await findCast(trx, castId)).bank_account === null) return fail('REGISTRATION_ORDER');
  const checked = checkStore(await allDistricts(trx), input);
  if (!checked.ok) return checked;
  const present = await findStoreOf(trx, castId);
  const own = present?.may_correct ? present.id : null;
  const alike = await findAlike(trx, checked.value, own);
  const mayInsist = !alike.some((row) => row.is_same);
  if (alike.length > 0 && !(isAnother && mayInsist))
    return fail('STORE_EXISTS', undefined, { stores: alike.map(presentStore), mayInsist });

  const marks = { doubted_at: alike.length > 0 ? clock.now() : null };
  if (own !== null) {
    await updateStore(trx, own, checked.value, marks);
  } else {
    const row = { id: ids.newId(), ...checked.value };
    await insertStore(trx, { ...row, ...marks, added_by: castId });
    const entered = await enterStore(trx, { clock, moveDays }, castId, present, row);
    if (!entered.ok) return entered;
  }
  await refreshSearchText(trx, castId);
  await publish(trx, castChanged, { castId }, clock.now());
  return ok();
}

/** Step 3: one of the existing stores. NOT_FOUND when it is gone and was not joined to another. */
export async function chooseStore(
  trx: Trx,
  tools: Pick<Tools, 'clock' | 'moveDays'>,
  castId: string,
  storeId: string,
): Promise<Result<undefined, 'NOT_FOUND' | 'REGISTRATION_ORDER' | 'STORE_MEETINGS_OPEN'>> {
  await lockStores(trx);
  await lockCast(trx, castId);
  if ((await findCast(trx, castId)).bank_account === null) return fail('REGISTRATION_ORDER');
  const chosen = await findStore(trx, storeId);
  if (!chosen) return fail('NOT_FOUND', 'storeId');
  const present = await findStoreOf(trx, castId);
  if (present?.id === chosen.id) return ok();
  const entered = await enterStore(trx, tools, castId, present, chosen);
  if (!entered.ok) return entered;
  if (present) await dropEmptyStore(trx, present.id, castId);
  await refreshSearchText(trx, castId);
  await publish(trx, castChanged, { castId }, tools.clock.now());
  return ok();
}

/**
 * She works at another store from now on. Her coming days go with her and get new versions first, so that a request on its way is either
 * counted here or refused there; with an open meeting she stays.
 */
async function enterStore(
  trx: Trx,
  { clock, moveDays }: Pick<Tools, 'clock' | 'moveDays'>,
  castId: string,
  left: StoreRow | null,
  entered: StoreRow,
): Promise<Result<undefined, 'STORE_MEETINGS_OPEN'>> {
  if (left) {
    const at = clock.now();
    await moveDays(trx, { castId, from: dayOf(at), oldBar: left.name, newBar: entered.name, at });
    const count = await countOpenMeetings(trx, castId);
    if (count > 0) return fail('STORE_MEETINGS_OPEN', undefined, { count });
  }
  await moveCast(trx, castId, entered);
  return ok();
}
