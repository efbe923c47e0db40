import type { Member } from '@yoimachi/contract/member';
import { PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';
import { memberNumber } from '@yoimachi/domain/member';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { countBookings } from '#meeting/booking';
import type { ActContext } from '#platform/module';
import { presentMembers } from './list-members.ts';
import { iso, sideOf } from './member.present.ts';
import {
  detailsOf,
  otherAccountsOf,
  penaltiesOf,
  suspensionsOf,
  type DetailsRow,
  type PenaltyRow,
} from './member.store.ts';

/** One member with nothing private: of name, number and mail no more than a mask. NOT_FOUND. */
export async function readMember(
  { db, clock }: Pick<ActContext, 'db' | 'clock'>,
  accountId: string,
): Promise<Result<Member, 'NOT_FOUND'>> {
  const [listed] = await presentMembers(db, [accountId], clock.now());
  if (!listed) return fail('NOT_FOUND');
  const isGuest = listed.side === 'GUEST';
  const [details, others, suspensions, penalties, bookings] = await Promise.all([
    detailsOf(db, accountId),
    otherAccountsOf(db, accountId),
    suspensionsOf(db, accountId),
    penaltiesOf(db, accountId),
    countBookings(db, isGuest ? 'guest' : 'cast', accountId),
  ]);
  return ok({
    ...listed,
    masked: { name: details.name_mask, phone: details.phone_last4, mail: details.mail_mask },
    hasLine: details.has_line,
    accounts: others.map(({ id, user_type, number }) => ({
      id,
      side: sideOf(user_type),
      number: memberNumber(user_type, number),
    })),
    guest: isGuest ? guestOf(details) : null,
    cast: isGuest ? null : castOf(details, penalties),
    counts: {
      bookings,
      reportsAbout: details.reports_about,
      reportsOpen: details.reports_open,
      reportsBy: details.reports_by,
      blocks: details.blocks,
      sessions: details.sessions,
      notes: details.notes,
    },
    suspensions: suspensions.map((row) => ({
      at: row.suspended_at.toISOString(),
      by: row.suspended_by,
      category: row.category,
      liftedAt: iso(row.lifted_at),
      liftedBy: row.lifted_by,
    })),
    eraseAt: iso(details.erase_at),
  });
}

const guestOf = (row: DetailsRow): NonNullable<Member['guest']> => ({
  paidPoints: row.paid_points ?? 0,
  freePoints: row.free_points ?? 0,
  heldPoints: row.held_points ?? 0,
  openDebtPoints: row.debt_points,
  hasCard: row.has_card,
  paymentReviewAt: iso(row.payment_review_at),
});

const castOf = (row: DetailsRow, penalties: readonly PenaltyRow[]): NonNullable<Member['cast']> => ({
  rewardPoints: row.reward_points ?? 0,
  frozenPoints: row.frozen_points,
  price30: row.price30,
  price15: row.price15,
  resumesAt: iso(row.resumes_at),
  hasBankAccount: row.has_bank_account,
  isListed: row.listed === true,
  penalties: penalties.map((one) => ({
    id: one.id,
    kind: one.kind,
    at: one.created_at.toISOString(),
    countsUntil: addMinutes(one.created_at, PENALTY_WINDOW_DAYS * DAY_MINUTES).toISOString(),
    liftedAt: iso(one.lifted_at),
    bookingId: one.booking_id,
    number: one.number,
  })),
});
