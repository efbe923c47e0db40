import * as z from 'zod/mini';
import {
  cursor,
  day,
  id,
  instant,
  listOf,
  minute,
  points,
  returnPath,
  sum,
  text,
} from '@yoimachi/contract/common';
import { guestForCasts } from '@yoimachi/contract/profile';

/** The eight stored statuses of a participation. */
export const serverStatus = () =>
  z.literal([
    'PENDING',
    'APPROVE',
    'REJECT',
    'CANCEL',
    'NO_SHOW',
    'FORCE_FINISH',
    'AUTO_REJECT',
    'AUTO_CANCEL',
  ]);
export const timeTab = () => z.literal(['FUTURE', 'PAST', 'PAST_REJECT_CANCEL']);
export const listStatus = () => z.literal(['NEW', 'ACCEPT', 'REJECT', 'CANCEL', 'IN_MEETING', 'DONE']);
/** The groups of list statuses of the specification's section 4. */
export const listGroup = () => z.literal(['active', 'settled', 'closed']);
export const phase = () =>
  z.literal(['pending', 'held', 'due', 'meeting', 'noShow', 'claimed', 'finished', 'closed']);
export const cancelType = () =>
  z.literal([
    'GUEST',
    'CAST',
    'ONE_COULD_NOT_TAKE_PART',
    'CAST_NO_SHOW',
    'PAYMENT',
    'SUSPENDED',
    'GUEST_NO_SHOW',
  ]);
export const claimType = () => z.literal(['GUEST_NO_SHOW', 'CAST_NO_SHOW']);
/** ACCEPT 1, REJECT −1. */
export const decision = () => z.literal([1, -1]);
export const reviewTier = () => z.literal(['GOOD', 'KEEP', 'BAD']);
export const takeAgain = () => z.literal(['OK', 'NOT_OK']);

const window = { day: day(), startMinute: minute(), endMinute: minute() };

/** What the guest saw when choosing; a difference on sending is one of the four 'something changed' errors. */
const seenCast = z.object({ castId: id(), scheduleVersion: z.int(), price30: points(), price15: points() });

/** One to four casts of one store; the guest started from the first one's schedule. */
export const checkDateBody = z.object({
  ...window,
  guestCount: z.int(),
  casts: z.array(seenCast).check(z.minLength(1), z.maxLength(4)),
});
/** Whether each cast of a choice can still be asked, with the code of what prevents it. */
export const checkedCasts = z.object({
  casts: listOf({ castId: id(), code: z.nullable(z.string()), message: z.nullable(z.string()) }),
});
export const matchingQuery = z.object({
  castId: id(),
  day: day(),
  startMinute: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1800)),
  endMinute: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1800)),
  cursor: z.optional(cursor()),
});
export const requestBody = z.object({
  ...checkDateBody.shape,
  clientRequestId: z.uuid(),
  place: text(100),
  /** The name the guest chooses; required with a request from somebody who has none yet. */
  nickname: z.optional(text(100)),
  /** Where the guest returns after 3-D Secure; a path of the web only. */
  returnPath: z.optional(returnPath()),
});

export const bookingQuote = z.object({
  requiredPoints: points(),
  /** What can be spent now. */
  heldPoints: points(),
  usagePoints: points(),
  missingPoints: points(),
  missingYen: points(),
  deadlineAt: instant(),
  feeTable: listOf({ day: z.nullable(day()), percent: z.int(), points: points() }),
  /** Without an age check nothing is sent; a card provides it, and covers missing points. */
  ageChecked: z.boolean(),
  hasCard: z.boolean(),
  /** The guest has a name of his own; otherwise he gives one with the request. */
  hasNickname: z.boolean(),
  /** Whom the law forbids to drink on that day. */
  under20: z.object({ guest: z.boolean(), castIds: z.array(id()) }),
});

/** The state from which both sides' pure functions derive labels and buttons; the same names as in the domain. */
export const participationState = z.object({
  status: serverStatus(),
  version: z.int(),
  day: day(),
  requestedAt: instant(),
  deadlineAt: instant(),
  startsAt: instant(),
  plannedEndsAt: instant(),
  endsAt: instant(),
  workStartsAt: instant(),
  price30: points(),
  price15: points(),
  plannedPoints: points(),
  confirmedAt: z.nullable(instant()),
  approvedAt: z.nullable(instant()),
  arrivedAt: z.nullable(instant()),
  arrivedBy: z.nullable(z.literal(['guest', 'cast'])),
  extensionAskedAt: z.nullable(instant()),
  finishedAt: z.nullable(instant()),
  checkedOutAt: z.nullable(instant()),
  settledAt: z.nullable(instant()),
  cancelledAt: z.nullable(instant()),
  rejectedAt: z.nullable(instant()),
  cancelType: z.nullable(cancelType()),
  claimType: z.nullable(claimType()),
  claimedAt: z.nullable(instant()),
  objectedAt: z.nullable(instant()),
  claimEndedAt: z.nullable(instant()),
});
export type ParticipationStateWire = z.output<typeof participationState>;

const bookingItem = {
  bookingId: id(),
  number: z.string(),
  startMinute: minute(),
  /** Includes agreed extensions; the latest of several casts. */
  endMinute: minute(),
  place: z.string(),
  guestCount: z.int(),
};

const person = { userId: id(), nickname: z.string(), age: z.nullable(z.int()) };
/** What a guest sees of the cast of a booking. */
export const bookingCast = z.object({
  ...person,
  photo: z.nullable(z.string()),
  storeName: z.string(),
  district: z.string(),
  storeAddress: z.string(),
  /** The law forbids her to drink on the day of the booking. */
  under20: z.boolean(),
});

/** A cast who can be asked together with another one, with what a request says about her. */
export const matchingCast = z.object({
  ...bookingCast.shape,
  scheduleVersion: z.int(),
  price30: points(),
  price15: points(),
  fromMinute: minute(),
  toMinute: minute(),
  cantJoinAlone: z.boolean(),
});
export type MatchingCast = z.output<typeof matchingCast>;

/** One cast's participation in a guest's booking. */
export const guestParticipation = z.object({
  cast: bookingCast,
  state: participationState,
  /** Agreed extensions included. */
  endMinute: minute(),
  /** The guest has reviewed her. */
  reviewed: z.boolean(),
});
export const guestBookingItem = z.object({
  ...bookingItem,
  /** Of the whole booking: used by commands that are for all of its casts. */
  version: z.int(),
  requiredPoints: points(),
  settledPoints: z.nullable(points()),
  /** In the order of the request; never empty. */
  participations: z.array(guestParticipation),
});
/** Another cast of a cast's booking. */
export const otherCast = z.object({
  userId: id(),
  nickname: z.string(),
  photo: z.nullable(z.string()),
  phase: phase(),
});
export const castBookingItem = z.object({
  ...bookingItem,
  state: participationState,
  /** She has reviewed the guest. */
  reviewed: z.boolean(),
  guest: guestForCasts,
  /** The law forbids the guest to drink on the day of the booking. */
  guestUnder20: z.boolean(),
  others: z.array(otherCast),
  /** Hers after the stage fee: planned, then the actual amount once settled. */
  expectedRewardPoints: points(),
  rewardPoints: z.nullable(points()),
});
export type GuestParticipation = z.output<typeof guestParticipation>;
export type GuestBookingItem = z.output<typeof guestBookingItem>;
export type CastBookingItem = z.output<typeof castBookingItem>;

/** One line of a booking's history, about the given cast's participation; reasons are private and not included. */
export const historyEvent = z.object({
  at: instant(),
  actor: z.string(),
  action: z.string(),
  castId: z.nullable(id()),
});

const reviews = {
  reviewOpenUntil: z.nullable(instant()),
  /** Visible once both are in or the review window is over. */
  theirTier: z.nullable(reviewTier()),
  myTier: z.nullable(reviewTier()),
};
const participationDetail = {
  workingBar: z.string(),
  billedMinutes: z.nullable(z.int()),
  billedPoints: z.nullable(points()),
  ...reviews,
};
export const guestParticipationDetail = z.object({ ...guestParticipation.shape, ...participationDetail });
export type GuestParticipationDetail = z.output<typeof guestParticipationDetail>;

/**
 * The card's share of a booking. PLANNED: authorised automatically later; RESERVED: an authorisation is in place; CARD_NEEDED: declined,
 * another card is needed by `payBy`; CHARGING: the booking is over and the card is being charged; CHARGED; DUE: declined.
 */
export const topUp = z.object({
  state: z.literal(['PLANNED', 'RESERVED', 'CARD_NEEDED', 'CHARGING', 'CHARGED', 'NOT_NEEDED', 'DUE']),
  /** Missing points, and once charged those that were bought. */
  points: points(),
  amountYen: points(),
  payBy: z.nullable(instant()),
});
export type TopUpState = z.output<typeof topUp>;

export const guestBookingDetail = z.object({
  ...guestBookingItem.shape,
  participations: z.array(guestParticipationDetail),
  history: z.array(historyEvent),
  heldPoints: points(),
  releasedPoints: points(),
  /** Null: the balance covers it. */
  card: z.nullable(topUp),
  lots: listOf({ kind: z.literal(['PAID', 'FREE']), points: points(), expiresOn: day() }),
});
export const castBookingDetail = z.object({
  ...castBookingItem.shape,
  ...participationDetail,
  history: z.array(historyEvent),
  feePercent: z.int(),
  guestReviewCounts: z.object({ good: z.int(), keep: z.int(), bad: z.int() }),
});
export type GuestBookingDetail = z.output<typeof guestBookingDetail>;
export type CastBookingDetail = z.output<typeof castBookingDetail>;

/** A cast's command on her participation: `version` is the one she saw. */
export const commandBody = z.object({ bookingId: id(), version: z.int() });
export const reasonBody = z.object({ ...commandBody.shape, reason: text(200) });

/** A guest's command on one cast's participation, with that participation's version; `castId` may be omitted if the booking has one cast. */
export const participationBody = z.object({ ...commandBody.shape, castId: z.optional(id()) });
export const participationReasonBody = z.object({ ...participationBody.shape, reason: text(200) });

/** Anything that costs or ends something carries the sum the person saw. */
const shown = { shown: sum() };
export const shownBody = z.object({ ...commandBody.shape, ...shown });
export const shownReasonBody = z.object({ ...reasonBody.shape, ...shown });
export const shownParticipationBody = z.object({ ...participationBody.shape, ...shown });
export const cancelBody = z.object({ ...participationReasonBody.shape, ...shown });
export const extensionAnswerBody = z.object({ ...shownBody.shape, decision: decision() });
