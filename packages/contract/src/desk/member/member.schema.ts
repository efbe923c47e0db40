import * as z from 'zod/mini';
import { day, id, instant, listOf, points } from '@yoimachi/contract/common';
import { REPORT_CATEGORIES } from '@yoimachi/domain/block';
import { MEMBER_AGE_STATES } from '@yoimachi/domain/member';
import { SUSPENSION_CATEGORIES } from '@yoimachi/domain/operator';

export const side = () => z.literal(['GUEST', 'CAST']);
export const castClass = () => z.literal(['REGULAR', 'PREMIUM', 'SUPER_PREMIUM']);
const at = () => z.nullable(instant());
/** Another member, by what is public. */
export const other = z.object({ id: id(), side: side(), nickname: z.string() });

/** A member as a list shows one: what is public, or of the house. */
export const listedMember = z.object({
  id: id(),
  /** G-10001 of a guest, C-10002 of a cast. */
  number: z.string(),
  side: side(),
  nickname: z.string(),
  photo: z.nullable(z.string()),
  /** Of casts alone, as stage and store. */
  castClass: z.nullable(castClass()),
  stage: z.nullable(z.int()),
  store: z.nullable(z.object({ id: id(), name: z.string() })),
  prefecture: z.nullable(z.int()),
  district: z.nullable(z.string()),
  ageState: z.literal(MEMBER_AGE_STATES),
  /** The registration is finished. */
  isRegistered: z.boolean(),
  registeredAt: instant(),
  pausedAt: at(),
  suspendedAt: at(),
  leftAt: at(),
  /** When a browser that is still signed in was last used. */
  lastSeenAt: at(),
  /** What a guest can spend, what is a cast's reward. */
  points: points(),
  /** Visible reviews of a cast, and their score in hundredths. */
  reviewCount: z.int(),
  reviewScore: z.nullable(z.int()),
  /** Penalties of a cast that count. */
  penalties: z.int(),
});
export type ListedMember = z.output<typeof listedMember>;

/** What somebody has of private data, as much as may be seen without reading it. */
const masked = z.object({
  /** The first character of the legal name. */
  name: z.nullable(z.string()),
  /** The last four digits. */
  phone: z.nullable(z.string()),
  /** The first sign of the address. */
  mail: z.nullable(z.string()),
});

/** One member, with everything that is public or of the house. */
export const member = z.object({
  ...listedMember.shape,
  masked,
  hasLine: z.boolean(),
  /** Other accounts of the same person. */
  accounts: listOf({ id: id(), side: side(), number: z.string() }),
  guest: z.nullable(
    z.object({
      paidPoints: points(),
      freePoints: points(),
      heldPoints: points(),
      openDebtPoints: points(),
      hasCard: z.boolean(),
      paymentReviewAt: at(),
    }),
  ),
  cast: z.nullable(
    z.object({
      rewardPoints: points(),
      frozenPoints: points(),
      price30: z.nullable(z.int()),
      price15: z.nullable(z.int()),
      resumesAt: at(),
      hasBankAccount: z.boolean(),
      isListed: z.boolean(),
      /** All of them, the newest first; one counts until its day unless it was lifted. */
      penalties: listOf({
        id: id(),
        kind: z.literal(['CAST_CANCEL', 'CAST_NO_SHOW']),
        at: instant(),
        countsUntil: instant(),
        liftedAt: at(),
        bookingId: id(),
        number: z.string(),
      }),
    }),
  ),
  counts: z.object({
    /** Bookings by what the person's own list calls them. */
    bookings: z.object({
      NEW: z.int(),
      ACCEPT: z.int(),
      IN_MEETING: z.int(),
      DONE: z.int(),
      REJECT: z.int(),
      CANCEL: z.int(),
    }),
    reportsAbout: z.int(),
    reportsOpen: z.int(),
    reportsBy: z.int(),
    blocks: z.int(),
    sessions: z.int(),
    notes: z.int(),
  }),
  suspensions: listOf({
    at: instant(),
    by: z.nullable(z.string()),
    category: z.literal(SUSPENSION_CATEGORIES),
    liftedAt: at(),
    liftedBy: z.nullable(z.string()),
  }),
  /** When what is kept of somebody who left goes. */
  eraseAt: at(),
});
export type Member = z.output<typeof member>;

export const memberMoney = z.object({
  id: id(),
  kind: z.literal(['PURCHASE', 'TOP_UP', 'SHORTFALL', 'DEBT', 'SYSTEM_PAYOFF', 'CAST_PAYOFF']),
  at: instant(),
  status: z.string(),
  points: points(),
  /** What the card paid, or what is transferred. */
  amountYen: points(),
  bookingId: z.nullable(id()),
  /** Of a payoff. */
  payDay: z.nullable(day()),
  completedAt: at(),
});
export type MemberMoney = z.output<typeof memberMoney>;

const rating = z.nullable(
  z.object({
    tier: z.literal(['GOOD', 'KEEP', 'BAD']),
    at: instant(),
    /** Null: the other one has not seen it. */
    visibleAt: at(),
  }),
);
/** One meeting's ratings; the texts are private. */
export const memberReview = z.object({
  bookingId: id(),
  number: z.string(),
  startsAt: instant(),
  other,
  byGuest: rating,
  byCast: rating,
});
export type MemberReview = z.output<typeof memberReview>;

export const memberStageCount = z.object({
  /** What it is taken back by: a participation, or the invited cast. */
  causeId: id(),
  kind: z.literal(['BOOKING', 'FRIEND']),
  /** Hers at that time. */
  stage: z.int(),
  at: instant(),
  /** Null: it counts. */
  reversedAt: at(),
  /** Which operator took it back, and why; null: none did, a chargeback took it, or nobody was asked for a reason then. */
  takenBackBy: z.nullable(z.object({ name: z.string(), reason: z.string() })),
  /** Of a booking. */
  booking: z.nullable(z.object({ id: id(), number: z.string() })),
  /** The invited cast. */
  friend: z.nullable(other),
});
export type MemberStageCount = z.output<typeof memberStageCount>;

export const memberReport = z.object({
  id: id(),
  isAbout: z.boolean(),
  other,
  category: z.literal([...REPORT_CATEGORIES]),
  isSafety: z.boolean(),
  at: instant(),
  handledAt: at(),
});
export type MemberReport = z.output<typeof memberReport>;

export const memberBlock = z.object({
  id: id(),
  other,
  isByMember: z.boolean(),
  at: instant(),
  endedAt: at(),
});
export type MemberBlock = z.output<typeof memberBlock>;

export const memberSession = z.object({
  id: id(),
  platform: z.int(),
  device: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  signedInAt: instant(),
  lastUsedAt: instant(),
});

export const memberConsent = z.object({
  item: z.string(),
  version: day(),
  isGiven: z.boolean(),
  place: z.string(),
  at: instant(),
});

/** An operator's act on this person. */
export const memberAct = z.object({
  at: instant(),
  operatorName: z.string(),
  role: z.string(),
  call: z.string(),
  /** DONE, or the code it was refused with. */
  outcome: z.string(),
});
