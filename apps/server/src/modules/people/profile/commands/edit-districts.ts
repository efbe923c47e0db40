import {
  districtProblems,
  OTHER_DISTRICT,
  type DistrictForm,
  type DistrictProblem,
} from '@yoimachi/domain/profile';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { castChanged, districtMoved } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import {
  allDistricts,
  deleteDistrict,
  findDistrict,
  insertDistrict,
  orderDistricts,
  setMain,
  storesIn,
  updateDistrict,
  type DistrictRow,
} from '../district.store.ts';
import { castsOf, findStore, lockStores, updateStore, type StoreFields } from '../stores.store.ts';
import { refreshSearchText } from './search-text.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'log' | 'ids'> & { readonly operator: OperatorRef };

/** A district as an operator wants it. */
export interface WantedDistrict extends DistrictForm {
  /** The district of its prefecture before which it stands; null: the last but the rest. */
  readonly beforeId: string | null;
  /** Offered first, among the most searched. */
  readonly isMain: boolean;
}

export interface EditedDistrict {
  readonly districtId: string;
  /** Stores that were moved or named again with it, and their casts. */
  readonly storeCount: number;
  readonly castCount: number;
}

const NAME_ONCE = {
  constraints: { district_name_once: 'DISTRICT_EXISTS', district_pkey: 'DISTRICT_EXISTS' },
} as const;
const NOBODY = { storeCount: 0, castCount: 0 };

/** Adds a district to a prefecture. DISTRICT_EXISTS where any has that name, NOT_FOUND for a `beforeId` of another prefecture, the form's errors. */
export async function addDistrict(
  { db, ids, log, operator }: Tools,
  { prefecture, ...wanted }: WantedDistrict & { readonly prefecture: number },
): Promise<Result<EditedDistrict, 'NOT_FOUND' | 'DISTRICT_EXISTS' | DistrictProblem>> {
  const problem = problemOf(wanted);
  if (problem) return problem;
  const added = await withTransaction(
    db,
    async (trx) => {
      await lockStores(trx);
      const districtId = ids.newId();
      await insertDistrict(trx, { id: districtId, prefecture, name: wanted.name, reading: wanted.reading });
      const isPlaced = await place(trx, { id: districtId, prefecture }, wanted);
      return isPlaced ? ok({ districtId, ...NOBODY }) : fail('NOT_FOUND', 'beforeId');
    },
    NAME_ONCE,
  );
  if (added.ok) log.info({ ...added.value, prefecture, ...wanted, operator }, 'a district was added');
  return added;
}

/**
 * Names, reads or places a district again. Its stores, their casts and the searches that were kept follow a name at once. NOT_FOUND without such
 * a district or `beforeId`, DISTRICT_REST for the rest of a prefecture, which stays as it is, DISTRICT_EXISTS, the form's errors.
 */
export async function changeDistrict(
  { db, clock, log, operator }: Tools,
  districtId: string,
  wanted: WantedDistrict,
): Promise<Result<EditedDistrict, 'NOT_FOUND' | 'DISTRICT_REST' | 'DISTRICT_EXISTS' | DistrictProblem>> {
  const problem = problemOf(wanted);
  if (problem) return problem;
  const changed = await withTransaction(
    db,
    async (trx) => {
      const before = await editable(trx, districtId);
      if (!before.ok) return before;
      const { prefecture, name } = before.value;
      const stores = name === wanted.name ? [] : await storesIn(trx, before.value);
      await updateDistrict(trx, districtId, { name: wanted.name, reading: wanted.reading });
      if (!(await place(trx, before.value, wanted))) return fail('NOT_FOUND', 'beforeId');
      const castCount = await rewrite(trx, stores, {}, clock.now());
      if (name !== wanted.name) {
        const to = { prefecture, name: wanted.name };
        await publish(trx, districtMoved, { from: { prefecture, name }, to }, clock.now());
      }
      return ok({ districtId, storeCount: stores.length, castCount, before: name });
    },
    NAME_ONCE,
  );
  if (!changed.ok) return changed;
  const { before, ...edited } = changed.value;
  log.info({ ...edited, before, ...wanted, operator }, 'a district was changed');
  return ok(edited);
}

/**
 * Takes a district out; its stores move into another. NOT_FOUND without such districts, DISTRICT_REST for the rest of a prefecture,
 * DISTRICT_IN_USE where stores are in it and no other is named.
 */
export async function removeDistrict(
  { db, clock, log, operator }: Tools,
  districtId: string,
  intoId: string | null,
): Promise<Result<EditedDistrict, 'NOT_FOUND' | 'DISTRICT_REST' | 'DISTRICT_IN_USE'>> {
  const removed = await withTransaction(db, async (trx) => {
    const before = await editable(trx, districtId);
    if (!before.ok) return before;
    const into = intoId === null ? null : await findDistrict(trx, intoId);
    if (into === undefined || intoId === districtId) return fail('NOT_FOUND', 'intoId');
    const stores = await storesIn(trx, before.value);
    if (stores.length > 0 && into === null) return fail('DISTRICT_IN_USE', 'intoId');
    const to = into && { prefecture: into.prefecture, name: into.name };
    const castCount = to
      ? await rewrite(trx, stores, { prefecture: to.prefecture, district: to.name }, clock.now())
      : 0;
    await deleteDistrict(trx, districtId);
    const { prefecture, name } = before.value;
    await publish(trx, districtMoved, { from: { prefecture, name }, to }, clock.now());
    return ok({ districtId, storeCount: stores.length, castCount, name });
  });
  if (!removed.ok) return removed;
  const { name, ...edited } = removed.value;
  log.info({ ...edited, name, intoId, operator }, 'a district was removed');
  return ok(edited);
}

function problemOf(wanted: DistrictForm) {
  const [problem] = Object.entries(districtProblems(wanted));
  return problem && fail(problem[1], problem[0]);
}

/** The district, so that nobody chooses or edits one meanwhile. */
async function editable(trx: Trx, id: string): Promise<Result<DistrictRow, 'NOT_FOUND' | 'DISTRICT_REST'>> {
  await lockStores(trx);
  const district = await findDistrict(trx, id);
  if (!district) return fail('NOT_FOUND');
  return district.name === OTHER_DISTRICT ? fail('DISTRICT_REST') : ok(district);
}

/** Puts it where it is wanted; false where `beforeId` is none of its prefecture. */
async function place(
  trx: Trx,
  { id, prefecture }: Pick<DistrictRow, 'id' | 'prefecture'>,
  { beforeId, isMain }: WantedDistrict,
): Promise<boolean> {
  const others = (await allDistricts(trx)).filter((one) => one.prefecture === prefecture && one.id !== id);
  const at = others.findIndex((one) =>
    beforeId === null ? one.name === OTHER_DISTRICT : one.id === beforeId,
  );
  if (at < 0) return false;
  await orderDistricts(
    trx,
    others.toSpliced(at, 0, { id } as DistrictRow).map((one) => one.id),
  );
  await setMain(trx, id, isMain);
  return true;
}

/** What is searched and ranked of stores and their casts goes by the new place. Returns how many casts. */
async function rewrite(
  trx: Trx,
  storeIds: readonly string[],
  place: Partial<Pick<StoreFields, 'prefecture' | 'district'>>,
  at: Date,
): Promise<number> {
  let count = 0;
  for (const storeId of storeIds) {
    const store = (await findStore(trx, storeId))!;
    await updateStore(trx, storeId, { ...store, ...place }, {});
    for (const castId of await castsOf(trx, storeId)) {
      await refreshSearchText(trx, castId);
      await publish(trx, castChanged, { castId }, at);
      count += 1;
    }
  }
  return count;
}
