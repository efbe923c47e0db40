import { PENALTY_INSPECTION_COUNT, PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { page, type Place, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import type { BookingContext } from '../context.ts';
import {
  countInInspection,
  isUnreviewed,
  penaltiesInInspection,
  type PenaltyRow,
} from './penalty-inspection.store.ts';
import { countPenalties } from '../process/penalty.store.ts';

/** Since when penalties count as of `at`: 90 days (rules.md 6). */
export const penaltiesSince = (at: Date): Date => addMinutes(at, -PENALTY_WINDOW_DAYS * DAY_MINUTES);

const inspectedAt = (at: Date) => ({ since: penaltiesSince(at), count: PENALTY_INSPECTION_COUNT });

/**
 * The casts now due for operator review because of their penalties (rules.md 6), by the penalties that count; those of one cast are
 * grouped.
 *
 * @param casts at most so many of them.
 */
export const inspectPenalties = (
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  casts: number,
  after: Place | null = null,
): Promise<PenaltyRow[]> => penaltiesInInspection(db, inspectedAt(clock.now()), casts, after);

/** Those casts. */
export const penaltyQueue: WorkQueue = {
  queue: 'penalties',
  count: (db, at, limit) => countInInspection(db, inspectedAt(at), at, limit),
  isWaiting: async (db, castId, at) =>
    (await countPenalties(db, castId, penaltiesSince(at))) >= PENALTY_INSPECTION_COUNT &&
    (await isUnreviewed(db, castId, penaltiesSince(at))),
};

/** Those casts with their penalties that count, the longest waiting first. */
export const listPenalties = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'penalties',
    cursor,
    read: async (limit, after) => byCast(await inspectPenalties(context, limit, after)),
  });

const byCast = (rows: readonly PenaltyRow[]) =>
  [...Map.groupBy(rows, (row) => row.castId)].map(([castId, penalties]) => ({
    itemId: castId,
    castId,
    nickname: penalties[0]!.castName,
    // Since the last of them was added she waits.
    askedAt: penalties.at(-1)!.at,
    penalties,
  }));
