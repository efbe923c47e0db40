import { inColumns, isThere, run, type Db, type NewRow, type Trx } from '#platform/database';

interface Wanted {
  readonly id?: string;
  readonly castId?: string | undefined;
  /** Behind this one. */
  readonly afterId?: string | undefined;
  readonly limit: number;
}

/** The newest first. */
export function exclusionsOf(db: Db, { id, castId, afterId, limit }: Wanted) {
  let query = db
    .selectFrom('ranking_exclusion as x')
    .innerJoin('cast_member as c', 'c.id', 'x.cast_id')
    .innerJoin('operator as m', 'm.id', 'x.made_by')
    .leftJoin('operator as l', 'l.id', 'x.lifted_by')
    .select([
      ...(['x.id', 'x.cast_id as castId', 'c.nickname', 'x.reason'] as const),
      ...(['x.from_at as from', 'x.until_at as until', 'x.made_at as at', 'm.name as by'] as const),
      ...(['x.lifted_at as liftedAt', 'l.name as liftedBy', 'x.lifted_reason as liftedReason'] as const),
    ]);
  if (id !== undefined) query = query.where('x.id', '=', id);
  if (castId !== undefined) query = query.where('x.cast_id', '=', castId);
  if (afterId !== undefined) query = query.where('x.id', '<', afterId);
  return query.orderBy('x.id', 'desc').limit(limit).execute();
}
export type ExclusionRow = Awaited<ReturnType<typeof exclusionsOf>>[number];

export async function insertExclusion(trx: Trx, exclusion: NewRow<'ranking_exclusion'>): Promise<void> {
  await trx.insertInto('ranking_exclusion').values(inColumns(exclusion)).execute();
}

/** Held, so that of two who take the same cast out the second one meets the first. */
export const lockCast = (trx: Trx, castId: string) =>
  isThere(trx)`select from cast_member where id = ${castId} for no key update`;

export function lockExclusion(trx: Trx, castId: string, id: string) {
  return trx
    .selectFrom('ranking_exclusion')
    .select(['from_at as from', 'until_at as until', 'lifted_at as liftedAt'])
    .where('id', '=', id)
    .where('cast_id', '=', castId)
    .forUpdate()
    .executeTakeFirst();
}

export const liftExclusion = (
  trx: Trx,
  id: string,
  { by, reason, at }: { readonly by: string; readonly reason: string; readonly at: Date },
) =>
  run(trx)`update ranking_exclusion set lifted_at = ${at}, lifted_by = ${by}, lifted_reason = ${reason}
    where id = ${id}`;
