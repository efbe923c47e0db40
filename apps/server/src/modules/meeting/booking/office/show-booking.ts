import {
  displayStatus,
  expectedNext,
  feeBasisOf,
  nextDueOf,
  objectionClosesAt,
  phaseOf,
} from '@yoimachi/domain/booking';
import { rewardOf, sumPoints } from '@yoimachi/domain/points';
import { fail, ok } from '@yoimachi/domain/result';
import { sql } from 'kysely';
import { isUuid } from '#platform/crypto';
import type { BookingContext } from '../context.ts';
import { readTopUp } from '../money/read-top-up.ts';
import { participationsOf, type LoadedParticipation } from '../process/participation.ts';
import { readBookings } from '../process/participation.store.ts';
import { heldOf } from '../read/detail.store.ts';
import { historyForOperator } from '../read/operator-view.store.ts';
import { officeRows, openDebtOf, penaltiesOfBooking, rewardsOfBooking } from './list.store.ts';
import { presentListed } from './present.ts';

interface Beside {
  readonly penalties: Awaited<ReturnType<typeof penaltiesOfBooking>>;
  readonly rewards: Awaited<ReturnType<typeof rewardsOfBooking>>;
}

/** One booking by its id or number, with nothing that anybody wrote: no place, no reasons. NOT_FOUND. */
export async function showBooking({ db, clock }: Pick<BookingContext, 'clock' | 'db'>, idOrNumber: string) {
  const [row] = await officeRows(
    db,
    isUuid(idOrNumber) ? sql`b.id = ${idOrNumber}::uuid` : sql`b.number = ${idOrNumber.toUpperCase()}`,
  );
  if (!row) return fail('NOT_FOUND');
  const [participations, held, card, history, penalties, debt, rewards] = await Promise.all([
    readBookings(db, [row.bookingId]),
    heldOf(db, row.bookingId),
    readTopUp(db, row.bookingId),
    historyForOperator(db, row.bookingId),
    penaltiesOfBooking(db, row.bookingId),
    openDebtOf(db, row.bookingId),
    rewardsOfBooking(db, row.bookingId),
  ]);
  const now = clock.now();
  const due = nextDueOf(participationsOf(participations));
  return ok({
    ...presentListed(row, participations, now),
    nextDue: due,
    participations: participations.map((participation) =>
      presentParticipation(participation, { penalties, rewards }, now),
    ),
    money: {
      heldPoints: sumPoints(held.lots),
      usedPoints: held.usedPoints,
      lots: held.lots,
      card,
      debt: debt ?? null,
    },
    history: history.map(withoutReason),
  });
}

function presentParticipation(participation: LoadedParticipation, { penalties, rewards }: Beside, now: Date) {
  const { state, billed, feePercent, castId, castName } = participation;
  const points = billed?.points ?? state.plannedPoints;
  return {
    cast: { id: castId, nickname: castName },
    status: state.status,
    phase: phaseOf(state),
    shown: displayStatus(state, 'cast', now),
    cancelType: state.cancelType,
    approvedAt: state.approvedAt,
    arrivedAt: state.arrivedAt,
    arrivedBy: state.arrivedBy,
    finishedAt: state.finishedAt,
    checkedOutAt: state.checkedOutAt,
    endsAt: state.endsAt,
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
    penalties: penalties.filter((penalty) => penalty.castId === castId),
    next: expectedNext(state),
  };
}

function claimOf({ state }: LoadedParticipation) {
  if (state.claimType === null || state.claimedAt === null) return null;
  return {
    type: state.claimType,
    at: state.claimedAt,
    objectedAt: state.objectedAt,
    closesAt: state.claimEndedAt ? null : objectionClosesAt(state),
    endedAt: state.claimEndedAt,
  };
}

/** What somebody wrote is not for a list. */
function withoutReason(event: Awaited<ReturnType<typeof historyForOperator>>[number]) {
  const { reason: _, ...shown } = event;
  return shown;
}
