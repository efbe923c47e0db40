import * as z from 'zod/mini';
import { day, id, instant, listOf, minute, points } from '@yoimachi/contract/common';
import { ClaimOutcome, PHASES } from '@yoimachi/domain/booking';
import { serverStatus } from './booking.schema.ts';

const at = () => z.nullable(instant());
const DISPLAY_STATUSES = [
  'NEW',
  'REJECT',
  'CANCEL',
  'IN_MEETING',
  'DONE',
  'ACCEPT',
  'ACCEPT_TODAY',
  'ACCEPT_TOMORROW',
  'ARRIVED',
  'CANCEL_BEFORE',
  'CANCEL_TODAY',
  'AUTO_CANCEL',
  'FORCE_FINISH',
  'NO_SHOW',
  'AUTO_REJECT',
] as const;
const shown = () => z.literal(DISPLAY_STATUSES);
const person = z.object({ id: id(), nickname: z.string() });

/** A booking as a list of operators shows it; where they meet is private. */
export const listedBooking = z.object({
  bookingId: id(),
  number: z.string(),
  day: day(),
  startMinute: minute(),
  endMinute: minute(),
  startsAt: instant(),
  /** Agreed extensions included; the latest of several casts. */
  endsAt: instant(),
  /** As the guest's list calls it. */
  status: shown(),
  hasOpenClaim: z.boolean(),
  guest: person,
  guestCount: z.int(),
  casts: listOf({ ...person.shape, phase: z.literal(PHASES), status: shown() }),
  store: z.nullable(z.object({ id: id(), name: z.string() })),
  requestedAt: instant(),
  requiredPoints: points(),
  settledPoints: z.nullable(points()),
});
export type ListedBooking = z.output<typeof listedBooking>;

const expected = z.object({
  what: z.literal([
    'ANSWER',
    'ARRIVAL',
    'END',
    'ABSENCE_CLOSES',
    'CLAIM_STANDS',
    'CLAIM_DECISION',
    'CHECKOUT',
  ]),
  /** Null: an operator is waited for. */
  at: at(),
});

/** A meeting of tonight, with what comes next with each of its casts; null: nothing more. */
export const meetingTonight = z.object({
  ...listedBooking.shape,
  casts: listOf({
    ...person.shape,
    phase: z.literal(PHASES),
    status: shown(),
    arrivedAt: at(),
    finishedAt: at(),
    checkedOutAt: at(),
    next: z.nullable(expected),
  }),
});
export type MeetingTonight = z.output<typeof meetingTonight>;

export const officeBooking = z.object({
  ...listedBooking.shape,
  confirmedAt: at(),
  settledAt: at(),
  paymentDeadlineAt: at(),
  /** What the clock does next. */
  nextDue: z.nullable(z.object({ action: z.string(), at: instant() })),
  participations: listOf({
    cast: person,
    status: serverStatus(),
    phase: z.literal(PHASES),
    shown: shown(),
    cancelType: z.nullable(z.string()),
    approvedAt: at(),
    arrivedAt: at(),
    arrivedBy: z.nullable(z.literal(['guest', 'cast'])),
    finishedAt: at(),
    checkedOutAt: at(),
    endsAt: instant(),
    price30: points(),
    price15: points(),
    plannedPoints: points(),
    billedMinutes: z.nullable(z.int()),
    billedPoints: z.nullable(points()),
    feePercent: z.int(),
    /** Of what was billed, else of what is planned. */
    feePoints: points(),
    rewardPoints: points(),
    isRewardFrozen: z.boolean(),
    /** On what its cancellation fee rests, or would rest now; null: there is none to speak of. */
    feeBasis: z.nullable(
      z.object({
        cause: z.literal(['CANCELLED', 'NO_SHOW', 'SUSPENDED']),
        isPreview: z.boolean(),
        onDay: day(),
        daysBefore: z.int(),
        percent: z.int(),
        plannedPoints: points(),
        feePoints: points(),
        rulePoints: points(),
        stageFeePercent: z.int(),
        stageFeePoints: points(),
        castPoints: points(),
        isCredited: z.boolean(),
      }),
    ),
    claim: z.nullable(
      z.object({
        type: z.literal(['GUEST_NO_SHOW', 'CAST_NO_SHOW']),
        at: instant(),
        objectedAt: at(),
        /** Until when the other one can object. */
        closesAt: at(),
        endedAt: at(),
      }),
    ),
    penalties: listOf({
      id: id(),
      kind: z.literal(['CAST_CANCEL', 'CAST_NO_SHOW']),
      at: instant(),
      liftedAt: at(),
    }),
    next: z.nullable(expected),
  }),
  money: z.object({
    heldPoints: points(),
    /** Null while it is held. */
    usedPoints: z.nullable(points()),
    lots: listOf({ kind: z.literal(['PAID', 'FREE']), points: points(), expiresOn: day() }),
    /** What a card pays because the points did not reach. */
    card: z.nullable(z.object({ state: z.string(), points: points(), amountYen: points() })),
    /** What the guest still owes of it; null: nothing, or it was paid or waived. */
    debt: z.nullable(z.object({ id: id(), points: points() })),
  }),
  /** Without what people wrote. */
  history: listOf({
    at: instant(),
    actor: z.string(),
    operatorName: z.nullable(z.string()),
    action: z.string(),
    castName: z.nullable(z.string()),
    fromState: z.nullable(z.string()),
    toState: z.string(),
  }),
});
export type OfficeBooking = z.output<typeof officeBooking>;

/** What one way to decide a claim would do. */
export const claimPreview = z.object({
  castId: id(),
  castName: z.string(),
  outcomes: listOf({
    outcome: z.literal(Object.values(ClaimOutcome)),
    /** What the guest pays for this cast. */
    billedPoints: points(),
    billedMinutes: z.nullable(z.int()),
    rewardPoints: points(),
    feePoints: points(),
    penalty: z.nullable(z.literal(['CAST_CANCEL', 'CAST_NO_SHOW'])),
    /** What he pays for the whole booking; null while another of its casts goes on or another claim is open. */
    settledPoints: z.nullable(points()),
  }),
});
export type ClaimPreview = z.output<typeof claimPreview>;
