import type { OperatorRef } from '@yoimachi/domain/operator';
import { sql } from 'kysely';
import { countWaiting, placeAfter, type Place } from '#base/queue';
import type { Db, Trx } from '#platform/database';

/** A reward set apart from what is hers until an operator decides. */
export interface FrozenReward {
  readonly participationId: string;
  readonly bookingId: string;
  readonly castId: string;
  readonly guestId: string;
  readonly rewardPoints: number;
  readonly feePoints: number;
}

export async function insertFrozen(trx: Trx, frozen: FrozenReward, at: Date): Promise<void> {
  await trx
    .insertInto('frozen_reward')
    .values({
      participation_id: frozen.participationId,
      booking_id: frozen.bookingId,
      cast_id: frozen.castId,
      guest_id: frozen.guestId,
      reward_points: frozen.rewardPoints,
      fee_points: frozen.feePoints,
      frozen_at: at,
    })
    .execute();
}

/** The lock under which it is decided, once. */
export function lockFrozen(
  trx: Trx,
  participationId: string,
): Promise<(FrozenReward & { readonly isDecided: boolean }) | undefined> {
  return trx
    .selectFrom('frozen_reward')
    .select(['participation_id as participationId', 'booking_id as bookingId', 'cast_id as castId'])
    .select(['guest_id as guestId', 'reward_points as rewardPoints', 'fee_points as feePoints'])
    .select(sql<boolean>`outcome is not null`.as('isDecided'))
    .where('participation_id', '=', participationId)
    .forUpdate()
    .executeTakeFirst();
}

/** Who decides on a frozen reward, and why; the reason is private. */
export interface FrozenDecision {
  readonly participationId: string;
  readonly operator: OperatorRef;
  readonly reason: string;
}

export async function markDecided(
  trx: Trx,
  { participationId, operator, reason }: FrozenDecision,
  outcome: 'RELEASED' | 'RETURNED',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('frozen_reward')
    .set({ outcome, decided_at: at, decided_by: operator.id, reason })
    .where('participation_id', '=', participationId)
    .execute();
}

/** Frozen rewards that await a decision, with their people, the oldest first. */
export function listFrozen(db: Db, limit: number, after: Place | null = null) {
  return db
    .selectFrom('frozen_reward as f')
    .innerJoin('booking as b', 'b.id', 'f.booking_id')
    .innerJoin('cast_member as c', 'c.id', 'f.cast_id')
    .innerJoin('guest as g', 'g.id', 'f.guest_id')
    .select([
      'f.participation_id as itemId',
      'f.participation_id as participationId',
      'f.frozen_at as askedAt',
    ])
    .select(['f.reward_points as rewardPoints', 'f.fee_points as feePoints', 'b.id as bookingId', 'b.number'])
    .select([
      'f.cast_id as castId',
      'c.nickname as castName',
      'f.guest_id as guestId',
      'g.nickname as guestName',
    ])
    .where('f.outcome', 'is', null)
    .where(placeAfter(after, sql.ref('f.frozen_at'), sql.ref('f.participation_id')))
    .orderBy('f.frozen_at')
    .orderBy('f.participation_id')
    .limit(limit)
    .execute();
}

/** Those that wait, as far as they are counted. */
export const countFrozen = (db: Db, at: Date, limit: number) =>
  countWaiting(
    db,
    db
      .selectFrom('frozen_reward')
      .select(['frozen_at as since', sql<null>`null::timestamptz`.as('due')])
      .where('outcome', 'is', null)
      .orderBy('frozen_at')
      .orderBy('participation_id')
      .limit(limit),
    at,
  );

/** Whether a reward is frozen and not decided. */
export async function isFrozen(db: Db, participationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('frozen_reward')
    .select('participation_id')
    .where('participation_id', '=', participationId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A cast's frozen rewards not decided yet. */
export async function frozenPoints(db: Db, castId: string): Promise<number> {
  const row = await db
    .selectFrom('frozen_reward')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('reward_points'), eb.lit(0)).as('points'))
    .where('cast_id', '=', castId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return row.points;
}
