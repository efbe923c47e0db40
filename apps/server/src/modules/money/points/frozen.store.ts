import type { OperatorRef } from '@yoimachi/domain/operator';
import { sql } from 'kysely';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import { inColumns, isThere, theRow, type Db, type FieldsOf, type Trx } from '#platform/database';

/** A reward set apart from what is hers until an operator decides. */
export type FrozenReward = FieldsOf<
  'frozen_reward',
  'participationId' | 'bookingId' | 'castId' | 'guestId' | 'rewardPoints' | 'feePoints'
>;

export const insertFrozen = (trx: Trx, frozen: FrozenReward, at: Date) =>
  trx
    .insertInto('frozen_reward')
    .values(inColumns({ ...frozen, frozenAt: at }))
    .execute();

/** The lock under which it is decided, once. */
export const lockFrozen = (
  trx: Trx,
  participationId: string,
): Promise<(FrozenReward & { readonly isDecided: boolean }) | undefined> =>
  trx
    .selectFrom('frozen_reward')
    .select(['participation_id as participationId', 'booking_id as bookingId', 'cast_id as castId'])
    .select(['guest_id as guestId', 'reward_points as rewardPoints', 'fee_points as feePoints'])
    .select(sql<boolean>`outcome is not null`.as('isDecided'))
    .where('participation_id', '=', participationId)
    .forUpdate()
    .executeTakeFirst();

/** Who decides on a frozen reward, and why; the reason is private. */
export interface FrozenDecision {
  readonly participationId: string;
  readonly operator: OperatorRef;
  readonly reason: string;
}

export const markDecided = (
  trx: Trx,
  { participationId, operator, reason }: FrozenDecision,
  outcome: 'RELEASED' | 'RETURNED',
  at: Date,
) =>
  sql`
    update frozen_reward set outcome = ${outcome}, decided_at = ${at}, decided_by = ${operator.id},
      reason = ${reason}
    where participation_id = ${participationId}`.execute(trx);

/** Frozen rewards that await a decision, with their people, the oldest first. */
export const listFrozen = (db: Db, limit: number, after: Place | null = null) =>
  db
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

/** Those that wait, as far as they are counted. */
export const countFrozen = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select frozen_at as since, null::timestamptz as due from frozen_reward
    where outcome is null order by frozen_at, participation_id limit ${limit}`;

/** Whether a reward is frozen and not decided. */
export const isFrozen = (db: Db, participationId: string) =>
  isThere(db)`select from frozen_reward where participation_id = ${participationId} and outcome is null`;

/** A cast's frozen rewards not decided yet. */
export async function frozenPoints(db: Db, castId: string): Promise<number> {
  const { points } = await theRow<{ points: number }>(db)`
    select coalesce(sum(reward_points), 0)::int as points from frozen_reward
    where cast_id = ${castId} and outcome is null`;
  return points;
}
