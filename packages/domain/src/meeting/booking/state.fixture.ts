import { instantAt } from '@yoimachi/domain/time';
import { ALONE, TAKEN_FOR_GRANTED } from './actions.ts';
import type { Facts } from './command.ts';
import { replyDeadline } from './reply-deadline.ts';
import { NOTHING_YET, type ParticipationState } from './state.ts';

/** The evening of the tests: 2026-11-21, 18:00 to 19:30, work at 20:00, requested on the 18th at 12:00. */
export const DAY = '2026-11-21';
export const at = (hour: number, minute = 0) => instantAt(DAY, hour * 60 + minute);
export const daysBefore = (days: number, hour: number, minute = 0) =>
  instantAt(DAY, hour * 60 + minute - days * 1440);

/** Nothing stands in the way, and there is no other cast. */
export const KNOWN: Facts = { ...ALONE, ...TAKEN_FOR_GRANTED };

const requestedAt = daysBefore(3, 12);

export const PENDING: ParticipationState = {
  status: 'PENDING',
  version: 1,
  day: DAY,
  requestedAt,
  deadlineAt: replyDeadline(requestedAt, at(18)),
  startsAt: at(18),
  plannedEndsAt: at(19, 30),
  endsAt: at(19, 30),
  workStartsAt: at(20),
  price30: 5000,
  price15: 2500,
  plannedPoints: 15_000,
  ...NOTHING_YET,
};

const approvedAt = daysBefore(3, 13);
export const HELD: ParticipationState = { ...PENDING, status: 'APPROVE', approvedAt };
export const DUE: ParticipationState = { ...HELD, confirmedAt: approvedAt };
export const MEETING: ParticipationState = { ...DUE, arrivedAt: at(17, 55), arrivedBy: 'cast' };
export const ASKED: ParticipationState = { ...MEETING, extensionAskedAt: at(19, 10) };
export const NO_SHOW: ParticipationState = { ...DUE, status: 'NO_SHOW' };
export const CLAIMED_BY_GUEST: ParticipationState = {
  ...MEETING,
  claimType: 'CAST_NO_SHOW',
  claimedAt: at(18, 20),
};
export const CLAIMED_BY_CAST: ParticipationState = {
  ...MEETING,
  status: 'FORCE_FINISH',
  cancelType: 'GUEST_NO_SHOW',
  finishedAt: at(18, 20),
  checkedOutAt: at(18, 20),
  claimType: 'GUEST_NO_SHOW',
  claimedAt: at(18, 20),
};
/** He was there, he says. */
export const OBJECTED: ParticipationState = { ...CLAIMED_BY_CAST, objectedAt: at(19) };
export const FINISHED: ParticipationState = { ...MEETING, finishedAt: at(19, 30) };
