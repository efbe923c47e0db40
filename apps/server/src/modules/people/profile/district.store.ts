import { sql } from 'kysely';
import { allRows, allValues, run, type Db, type Trx } from '#platform/database';

const districts = (db: Db) =>
  db.selectFrom('district').select(['id', 'prefecture', 'name', 'reading', 'main_position as mainPosition']);

/** Every district, in the order offered; the rest of each prefecture comes last. */
export const allDistricts = (db: Db) => districts(db).orderBy('prefecture').orderBy('position').execute();
/** A district as it is found by what somebody types. */
export type DistrictRow = Awaited<ReturnType<typeof allDistricts>>[number];

export const findDistrict = (db: Db, id: string) => districts(db).where('id', '=', id).executeTakeFirst();

/** How many stores and casts are in each district that has any. */
export const countInDistricts = (db: Db) =>
  allRows<{ id: string; storeCount: number; castCount: number }>(db)`
    with people as (select store_id, count(*)::int as count from cast_member where store_id is not null group by store_id)
    select d.id, count(*)::int as "storeCount", coalesce(sum(people.count), 0)::int as "castCount"
    from district d join store s on s.prefecture = d.prefecture and s.district = d.name
      left join people on people.store_id = s.id
    group by d.id`;

export async function insertDistrict(
  trx: Trx,
  row: Pick<DistrictRow, 'id' | 'prefecture' | 'name' | 'reading'>,
): Promise<void> {
  // Its place is given by `orderDistricts`.
  await trx
    .insertInto('district')
    .values({ ...row, position: 0 })
    .execute();
}

/** Names it again; its stores follow through the reference, and their casts with them. */
export async function updateDistrict(
  trx: Trx,
  id: string,
  change: Pick<DistrictRow, 'name' | 'reading'>,
): Promise<void> {
  await trx.updateTable('district').set(change).where('id', '=', id).execute();
}

export const deleteDistrict = (trx: Trx, id: string) => run(trx)`delete from district where id = ${id}`;

/** Numbers the districts of a prefecture in this order. */
export const orderDistricts = (trx: Trx, ids: readonly string[]) =>
  run(trx)`update district d set position = found.position
    from unnest(${[...ids]}::uuid[]) with ordinality found (id, position) where d.id = found.id`;

/** Offers it first, behind those that are; or no longer. One that is stays where it is. */
export const setMain = (trx: Trx, id: string, isMain: boolean) =>
  run(trx)`update district set main_position = ${
    isMain
      ? sql`coalesce(main_position, (select coalesce(max(main_position), 0) + 1 from district))`
      : sql`null::smallint`
  } where id = ${id}`;

/** Ids of the stores in a district. */
export const storesIn = (trx: Trx, { prefecture, name }: Pick<DistrictRow, 'prefecture' | 'name'>) =>
  allValues<string>(trx)`
    select id from store where prefecture = ${prefecture} and district = ${name} order by id`;
