import { type RecommendationWeights, type WeightName } from '@yoimachi/domain/standing';
import { allValues, run, type Db, type Trx } from '#platform/database';

export async function readWeights(db: Db): Promise<RecommendationWeights> {
  const rows = await db.selectFrom('recommendation_weight').select(['name', 'weight']).execute();
  return Object.fromEntries(rows.map(({ name, weight }) => [name, weight])) as Record<WeightName, number>;
}

/** A weight, locked while it is changed. */
export async function lockWeight(trx: Trx, name: WeightName): Promise<number> {
  const { weight } = await trx
    .selectFrom('recommendation_weight')
    .select('weight')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return weight;
}

export const updateWeight = (trx: Trx, name: WeightName, weight: number) =>
  run(trx)`update recommendation_weight set weight = ${weight} where name = ${name}`;

/** Her place is to be reckoned; who waits already does so once. */
export const markDue = (trx: Db, castIds: readonly string[], at: Date) =>
  run(trx)`
    insert into standing_due (cast_id, due_at)
    select id, ${at}::timestamptz from unnest(${[...new Set(castIds)].sort()}::uuid[]) as id
    on conflict (cast_id) do nothing`;

/** That of everybody who can have one. */
export const markAllDue = (trx: Db, at: Date) =>
  run(trx)`
    insert into standing_due (cast_id, due_at)
    select id, ${at}::timestamptz from cast_member where price30 is not null and store_id is not null order by id
    on conflict (cast_id) do nothing`;

export const standingsDue = (db: Db) =>
  db.selectFrom('standing_due').select(['cast_id as id', 'due_at']).orderBy('due_at').orderBy('cast_id');

/** Takes the first of those that are due: what changes of them from now on is waited for, and marks them again. */
export const takeDue = (trx: Trx, dueAt: Date, limit: number) =>
  allValues<string>(trx)`
    delete from standing_due where cast_id in (
      select cast_id from standing_due where due_at <= ${dueAt} order by due_at, cast_id limit ${limit} for update skip locked)
    returning cast_id`;
