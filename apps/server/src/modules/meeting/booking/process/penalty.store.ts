import type { PenaltyKind } from '@yoimachi/domain/booking';
import type { Db, Trx } from '#platform/database';

export interface NewPenalty {
  readonly id: string;
  readonly castId: string;
  readonly participationId: string;
  readonly kind: PenaltyKind;
  readonly at: Date;
}

export async function insertPenalty(trx: Trx, penalty: NewPenalty): Promise<void> {
  await trx
    .insertInto('penalty')
    .values({
      id: penalty.id,
      cast_id: penalty.castId,
      participation_id: penalty.participationId,
      kind: penalty.kind,
      created_at: penalty.at,
    })
    .execute();
}

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
