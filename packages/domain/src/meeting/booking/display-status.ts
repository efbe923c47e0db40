import { daysBetween, dayOf } from '@yoimachi/domain/time';
import { isOpen, isOver, phaseOf, waitsForStart, type ParticipationState } from './state.ts';
import type { Attendance, ListStatus, Role, TimeTab } from './values.ts';

/** The list status of one side: derived, never stored. */
export function listStatus(state: ParticipationState, role: Role): ListStatus {
  switch (phaseOf(state)) {
    case 'pending':
      return 'NEW';
    case 'held':
      return role === 'cast' ? 'ACCEPT' : 'NEW';
    case 'due':
      return 'ACCEPT';
    case 'meeting':
      return 'IN_MEETING';
    case 'noShow':
      return role === 'cast' ? 'CANCEL' : 'IN_MEETING';
    case 'claimed':
    case 'finished':
      return 'DONE';
    case 'closed':
      return state.status === 'REJECT' || state.status === 'AUTO_REJECT' ? 'REJECT' : 'CANCEL';
  }
}

/**
 * The participation that determines a booking's list status, tab and badge on the guest's side. Of several in the same place, the first in
 * request order; of closed ones the first to close, which is the cause.
 */
export function leadOf<T extends { readonly state: ParticipationState }>(participations: readonly T[]): T {
  const lead = participations.toSorted(
    (a, b) => placeOf(a.state) - placeOf(b.state) || closedAt(a.state) - closedAt(b.state),
  )[0];
  if (!lead) throw new Error('A booking has at least one cast');
  return lead;
}

/** The list statuses, most advanced first, as named on the guest's side. */
const ORDER: readonly ListStatus[] = ['IN_MEETING', 'ACCEPT', 'NEW', 'DONE', 'REJECT', 'CANCEL'];
const placeOf = (state: ParticipationState) => Math.min(ORDER.indexOf(listStatus(state, 'guest')), 4);
const closedAt = (state: ParticipationState) => {
  if (isOpen(state) || isOver(state)) return 0;
  const at = (state.rejectedAt ?? state.cancelledAt)?.getTime() ?? 0;
  // Whoever was the cause closed at the same instant as those affected by it.
  return at * 2 + (state.cancelType === 'ONE_COULD_NOT_TAKE_PART' ? 1 : 0);
};

/** An open no-show stays in FUTURE, on her side too, where she may still arrive. */
export function timeTab(state: ParticipationState): TimeTab {
  if (isOver(state)) return 'PAST';
  return isOpen(state) ? 'FUTURE' : 'PAST_REJECT_CANCEL';
}

/** Whether she took part. */
export function attendance(state: ParticipationState): Attendance {
  const missed =
    state.status === 'NO_SHOW' || state.cancelType === 'CAST' || state.cancelType === 'CAST_NO_SHOW';
  if (missed) return 'ABSENT';
  return state.arrivedAt ? 'ATTENDED' : 'UNCONFIRMED';
}

/** Key of a badge's label. */
export type BadgeKey =
  | 'CONFIRM_WAITING'
  | 'REPLY_WAITING'
  | 'OTHERS_WAITING'
  | 'TODAY'
  | 'TOMORROW'
  | 'ACCEPTED'
  | 'ARRIVED'
  | 'IN_MEETING'
  | 'NO_SHOW'
  | 'RATING_WAITING'
  | 'DONE'
  | 'CUT_SHORT'
  | 'ENDED'
  | 'REJECTED'
  | 'REPLY_EXPIRED'
  | 'NOT_CONCLUDED'
  | 'NOT_CONCLUDED_EXPIRED'
  | 'AUTO_CANCEL'
  | 'CANCEL_TODAY'
  | 'CANCEL_BEFORE'
  | 'CANCEL';

/** The badges of one side, the main one first. `reviewOpen`: this side can still review. */
export function badges(state: ParticipationState, role: Role, now: Date, reviewOpen: boolean): BadgeKey[] {
  const isCast = role === 'cast';
  switch (phaseOf(state)) {
    case 'pending':
      return [isCast ? 'CONFIRM_WAITING' : 'REPLY_WAITING'];
    case 'held':
      return [isCast ? 'OTHERS_WAITING' : 'REPLY_WAITING'];
    case 'due':
      return [dueBadge(state, now)];
    case 'meeting':
      return ['TODAY', waitsForStart(state, now) ? 'ARRIVED' : 'IN_MEETING'];
    case 'noShow':
      return [isCast ? 'NO_SHOW' : 'IN_MEETING'];
    case 'claimed':
    case 'finished':
      return finishedBadges(state, isCast, reviewOpen);
    case 'closed':
      return [closedBadge(state, isCast)];
  }
}

/** Display status of the specification's section 4, by list status and date; ARRIVED is a meeting before its planned start. */
export type DisplayStatus =
  | Exclude<ListStatus, 'ACCEPT'>
  | 'ACCEPT'
  | 'ACCEPT_TODAY'
  | 'ACCEPT_TOMORROW'
  | 'ARRIVED'
  | 'CANCEL_BEFORE'
  | 'CANCEL_TODAY'
  | 'AUTO_CANCEL'
  | 'FORCE_FINISH'
  | 'NO_SHOW'
  | 'AUTO_REJECT';

export function displayStatus(state: ParticipationState, role: Role, now: Date): DisplayStatus {
  if (state.status === 'FORCE_FINISH' || state.status === 'AUTO_REJECT' || state.status === 'AUTO_CANCEL') {
    return state.status;
  }
  if (state.status === 'NO_SHOW' && role === 'cast') return 'NO_SHOW';
  const list = listStatus(state, role);
  if (list === 'ACCEPT') {
    const badge = dueBadge(state, now);
    return badge === 'ACCEPTED' ? 'ACCEPT' : `ACCEPT_${badge}`;
  }
  if (list === 'CANCEL') return state.cancelType === 'CAST_NO_SHOW' ? 'NO_SHOW' : cancelDayBadge(state);
  return waitsForStart(state, now) ? 'ARRIVED' : list;
}

function dueBadge(state: ParticipationState, now: Date): 'TODAY' | 'TOMORROW' | 'ACCEPTED' {
  const daysAhead = daysBetween(dayOf(now), state.day);
  if (daysAhead <= 0) return 'TODAY';
  return daysAhead === 1 ? 'TOMORROW' : 'ACCEPTED';
}

function finishedBadges(state: ParticipationState, isCast: boolean, reviewOpen: boolean): BadgeKey[] {
  if (state.status !== 'FORCE_FINISH') return [reviewOpen ? 'RATING_WAITING' : 'DONE'];
  const badge = isCast ? 'CUT_SHORT' : 'ENDED';
  return reviewOpen ? [badge, 'RATING_WAITING'] : [badge];
}

function closedBadge(state: ParticipationState, isCast: boolean): BadgeKey {
  switch (state.status) {
    case 'REJECT':
      return isCast ? 'REJECTED' : 'NOT_CONCLUDED';
    case 'AUTO_REJECT': {
      // Only the deadline itself counts as 'no reply'; a taken time or a changed schedule takes precedence.
      const noReply = state.rejectedAt !== null && state.rejectedAt >= state.deadlineAt;
      if (isCast) return noReply ? 'REPLY_EXPIRED' : 'REJECTED';
      return noReply ? 'NOT_CONCLUDED_EXPIRED' : 'NOT_CONCLUDED';
    }
    case 'AUTO_CANCEL':
      return state.cancelType === 'CAST_NO_SHOW' ? 'NO_SHOW' : 'AUTO_CANCEL';
    default:
      return state.cancelType === 'CAST_NO_SHOW' ? 'NO_SHOW' : cancelDayBadge(state);
  }
}

function cancelDayBadge(state: ParticipationState): 'CANCEL_TODAY' | 'CANCEL_BEFORE' | 'CANCEL' {
  if (state.cancelledAt === null) return 'CANCEL';
  const daysAhead = daysBetween(dayOf(state.cancelledAt), state.day);
  if (daysAhead <= 0) return 'CANCEL_TODAY';
  return daysAhead === 1 ? 'CANCEL_BEFORE' : 'CANCEL';
}
