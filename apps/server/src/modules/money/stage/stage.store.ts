import { sql } from 'kysely';
import type { StageCounts } from '@yoimachi/domain/stage';
import type { Db, Trx } from '#platform/database';

/** All stages in their order; stage 0 has no requirement. */
export const readStages = (db: Db) =>
  db
    .selectFrom('stage_fee as f')
    .leftJoin('stage_requirement as r', 'r.stage', 'f.stage')
    .select(['f.stage', 'f.fee_percent as feePercent', 'r.friends', 'r.bookings'])
    .orderBy('f.stage')
    .execute();

/** Her stage and what was counted since it changed; 0 if nothing yet. */
export async function readProgress(
  db: Db,
  castId: string,
): Promise<StageCounts & { readonly stage: number }> {
  const row = await db
    .selectFrom('cast_member as c')
    .leftJoin('stage_progress as p', 'p.cast_id', 'c.id')
    .select(['c.stage', 'p.friends', 'p.bookings'])
    .where('c.id', '=', castId)
    .executeTakeFirstOrThrow();
  return { stage: row.stage, friends: row.friends ?? 0, bookings: row.bookings ?? 0 };
}

/** The same under the lock of everything that changes her stage. */
export async function lockProgress(trx: Trx, castId: string, at: Date) {
  await sql`
    insert into stage_progress (cast_id, changed_at) values (${castId}, ${at})
    on conflict (cast_id) do nothing`.execute(trx);
  await trx
    .selectFrom('stage_progress')
    .select('cast_id')
    .where('cast_id', '=', castId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return readProgress(trx, castId);
}

export async function saveCounts(trx: Trx, castId: string, counts: StageCounts): Promise<void> {
  const { friends, bookings } = counts;
  await trx.updateTable('stage_progress').set({ friends, bookings }).where('cast_id', '=', castId).execute();
}

/** She rose by one stage; counting begins again. */
export async function storeRise(
  trx: Trx,
  change: { castId: string; from: number; reachedBy: 'FRIEND' | 'BOOKING'; at: Date },
): Promise<void> {
  const { castId, from, reachedBy, at } = change;
  await trx
    .insertInto('stage_change')
    .values({ cast_id: castId, from_stage: from, to_stage: from + 1, reached_by: reachedBy, at })
    .execute();
  await sql`
    update stage_progress set friends = 0, bookings = 0, changed_at = ${at}
    where cast_id = ${castId}`.execute(trx);
}

/** The next stage's requirement; undefined on the highest. */
export const requirementOf = (trx: Trx, stage: number): Promise<StageCounts | undefined> =>
  trx
    .selectFrom('stage_requirement')
    .select(['friends', 'bookings'])
    .where('stage', '=', stage)
    .executeTakeFirst();

/** What holds for a stage, locked while it is changed; stage 0 has no requirement. */
export async function lockStage(trx: Trx, stage: number): Promise<Record<string, number>> {
  const { fee_percent: feePercent } = await trx
    .selectFrom('stage_fee')
    .select('fee_percent')
    .where('stage', '=', stage)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const needed = await requirementOf(trx, stage);
  return { feePercent, ...needed };
}

/** Sets what an operator changed in a stage. */
export async function updateStage(
  trx: Trx,
  stage: number,
  change: { readonly feePercent?: number; readonly friends?: number; readonly bookings?: number },
): Promise<void> {
  const { feePercent, friends, bookings } = change;
  if (feePercent !== undefined) {
    await trx.updateTable('stage_fee').set({ fee_percent: feePercent }).where('stage', '=', stage).execute();
  }
  if (friends === undefined && bookings === undefined) return;
  await trx
    .updateTable('stage_requirement')
    .set({ ...(friends !== undefined && { friends }), ...(bookings !== undefined && { bookings }) })
    .where('stage', '=', stage)
    .execute();
}
