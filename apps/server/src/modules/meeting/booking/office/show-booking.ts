import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { displayStatus, feeBasisOf, nextDueOf, objectionClosesAt, phaseOf } from '@yoimachi/domain/booking';
import { rewardOf, sumPoints } from '@yoimachi/domain/points';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { sql } from 'kysely';
import { isUuid } from '#platform/crypto';
import type { BookingContext } from '../context.ts';
import { readTopUp } from '../money/read-top-up.ts';
import { participationsOf, type LoadedParticipation } from '../process/participation.ts';
import { readBookings } from '../process/participation.store.ts';
import { heldOf } from '../read/detail.store.ts';
import { historyForOperator } from '../read/operator-view.store.ts';
import { officeRows, openDebtOf, penaltiesOfBooking, rewardsOfBooking } from './list.store.ts';
import { iso, presentListed, presentNext } from './present.ts';

interface Beside {
  readonly penalties: Awaited<ReturnType<typeof penaltiesOfBooking>>;
  readonly rewards: Awaited<ReturnType<typeof rewardsOfBooking>>;
}

/** One booking by its id or number, with nothing that anybody wrote: no place, no reasons. NOT_FOUND. */
export async function showBooking(
  { db, clock }: Pick<BookingContext, 'clock' | 'db'>,
  idOrNumber: string,
): Promise<Result<OfficeBooking, 'NOT_FOUND'>> {
  const [row] = await officeRows(
    db,
    isUuid(idOrNumber) ? sql`b.id = ${idOrNumber}::uuid` : sql`b.number = ${idOrNumber.toUpperCase()}`,
  );
  if (!row) return fail('NOT_FOUND');
  const [participations, held, card, history, penalties, debt, rewards] = await Promise.all([
    readBookings(db, [row.id]),
    heldOf(db, row.id),
    readTopUp(db, row.id),
    historyForOperator(db, row.id),
    penaltiesOfBooking(db, row.id),
    openDebtOf(db, row.id),
    rewardsOfBooking(db, row.id),
  ]);
  const now = clock.now();
  const due = nextDueOf(participationsOf(participations));
  return ok({
    ...presentListed(row, participations, now),
    confirmedAt: iso(row.confirmed_at),
    settledAt: iso(row.settled_at),
    paymentDeadlineAt: iso(row.payment_deadline_at),
    nextDue: due && { action: due.action, at: due.at.toISOString() },
    participations: participations.map((participation) =>
      presentParticipation(participation, { penalties, rewards }, now),
    ),
    money: {
      heldPoints: sumPoints(held.lots),
      usedPoints: held.usedPoints,
      lots: held.lots.map(({ kind, points, expires_on }) => ({ kind, points, expiresOn: expires_on })),
      card: card && { state: card.state, points: card.points, amountYen: card.amountYen },
      debt: debt ?? null,
    },
    history: history.map((event) => ({
      at: event.at.toISOString(),
      actor: event.actor,
      operatorName: event.operator_name,
      action: event.action,
      castName: event.cast_name,
      fromState: event.from_state,
      toState: event.to_state,
    })),
  });
}

function presentParticipation(
  participation: LoadedParticipation,
  { penalties, rewards }: Beside,
  now: Date,
): OfficeBooking['participations'][number] {
  const { state, billed, feePercent, castId, castName } = participation;
  const points = billed?.points ?? state.plannedPoints;
  return {
    cast: { id: castId, nickname: castName },
    status: state.status,
    phase: phaseOf(state),
    shown: displayStatus(state, 'cast', now),
    cancelType: state.cancelType,
    approvedAt: iso(state.approvedAt),
    arrivedAt: iso(state.arrivedAt),
    arrivedBy: state.arrivedBy,
    finishedAt: iso(state.finishedAt),
    checkedOutAt: iso(state.checkedOutAt),
    endsAt: state.endsAt.toISOString(),
    price30: state.price30,
    price15: state.price15,
    plannedPoints: state.plannedPoints,
    billedMinutes: billed?.minutes ?? null,
    billedPoints: billed?.points ?? null,
    feePercent,
    ...rewardOf(points, feePercent),
    isRewardFrozen: participation.isRewardFrozen,
    feeBasis: feeBasisOf(
      {
        state,
        billedFeePoints: billed?.kind === 'CANCELLATION_FEE' ? billed.points : null,
        rewardPoints: rewards.get(participation.id) ?? null,
        stageFeePercent: feePercent,
      },
      now,
    ),
    claim: claimOf(participation),
    penalties: penalties
      .filter((penalty) => penalty.cast_id === castId)
      .map(({ id, kind, created_at, lifted_at }) => ({
        id,
        kind,
        at: created_at.toISOString(),
        liftedAt: iso(lifted_at),
      })),
    next: presentNext(participation),
  };
}

function claimOf({ state }: LoadedParticipation): OfficeBooking['participations'][number]['claim'] {
  if (state.claimType === null || state.claimedAt === null) return null;
  return {
    type: state.claimType,
    at: state.claimedAt.toISOString(),
    objectedAt: iso(state.objectedAt),
    closesAt: state.claimEndedAt ? null : iso(objectionClosesAt(state)),
    endedAt: iso(state.claimEndedAt),
  };
}
