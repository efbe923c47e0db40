import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';

export const insertPenalty = (trx: Trx, penalty: NewRow<'penalty'>) =>
  trx.insertInto('penalty').values(inColumns(penalty)).execute();

export async function countPenalties(db: Db, castId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('penalty')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cast_id', '=', castId)
    .where('created_at', '>=', since)
    .where('lifted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
