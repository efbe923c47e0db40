/** The stored status of one cast's participation in a booking (specification 4, rules.md 6). */
export const BookingStatus = {
  PENDING: 'PENDING',
  APPROVE: 'APPROVE',
  REJECT: 'REJECT',
  CANCEL: 'CANCEL',
  NO_SHOW: 'NO_SHOW',
  FORCE_FINISH: 'FORCE_FINISH',
  AUTO_REJECT: 'AUTO_REJECT',
  AUTO_CANCEL: 'AUTO_CANCEL',
} as const;
export type BookingStatus = (typeof BookingStatus)[keyof typeof BookingStatus];

/** Why a participation was cancelled (rules.md 6). */
export const CancelType = {
  GUEST: 'GUEST',
  CAST: 'CAST',
  ONE_COULD_NOT_TAKE_PART: 'ONE_COULD_NOT_TAKE_PART',
  CAST_NO_SHOW: 'CAST_NO_SHOW',
  PAYMENT: 'PAYMENT',
  SUSPENDED: 'SUSPENDED',
  GUEST_NO_SHOW: 'GUEST_NO_SHOW',
} as const;
export type CancelType = (typeof CancelType)[keyof typeof CancelType];

/** What a claim says: the guest did not come, or the cast is not where she said she arrived (rules.md 6). */
export type ClaimType = 'GUEST_NO_SHOW' | 'CAST_NO_SHOW';

/** What an operator decides about a disputed claim: the full plan, the actual time, or nothing is billed. */
export const ClaimOutcome = { PLAN: 'PLAN', REAL_TIME: 'REAL_TIME', NOTHING: 'NOTHING' } as const;
export type ClaimOutcome = (typeof ClaimOutcome)[keyof typeof ClaimOutcome];

/** The cast's answer to a request. */
export const CastDecision = { ACCEPT: 1, REJECT: -1 } as const;
export type CastDecision = (typeof CastDecision)[keyof typeof CastDecision];

export const ListStatus = {
  NEW: 'NEW',
  ACCEPT: 'ACCEPT',
  REJECT: 'REJECT',
  CANCEL: 'CANCEL',
  IN_MEETING: 'IN_MEETING',
  DONE: 'DONE',
} as const;
export type ListStatus = (typeof ListStatus)[keyof typeof ListStatus];

export const TimeTab = { FUTURE: 'FUTURE', PAST: 'PAST', PAST_REJECT_CANCEL: 'PAST_REJECT_CANCEL' } as const;
export type TimeTab = (typeof TimeTab)[keyof typeof TimeTab];

export const Attendance = { ATTENDED: 'ATTENDED', ABSENT: 'ABSENT', UNCONFIRMED: 'UNCONFIRMED' } as const;
export type Attendance = (typeof Attendance)[keyof typeof Attendance];

/** The groups of list statuses of the specification's section 4. */
export const LIST_STATUS_GROUPS = {
  active: ['NEW', 'ACCEPT', 'IN_MEETING'],
  settled: ['ACCEPT', 'IN_MEETING', 'DONE'],
  closed: ['REJECT', 'CANCEL'],
} as const satisfies Record<string, readonly ListStatus[]>;

/** One of the two people of a participation. */
export type Role = 'guest' | 'cast';
/** Who changes a participation: a person, the clock at a due time, an operator, or the consequence of another change. */
export type Actor = Role | 'clock' | 'operator' | 'system';
