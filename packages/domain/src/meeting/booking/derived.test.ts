import { expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { attendance, badges, displayStatus, listStatus, timeTab } from './display-status.ts';
import { nextDue } from './due.ts';
import { nextReminder } from './reminders.ts';
import { replyDeadline } from './reply-deadline.ts';
import { meetingSpan } from './meeting-span.ts';
import {
  ASKED,
  at,
  CLAIMED_BY_CAST,
  CLAIMED_BY_GUEST,
  daysBefore,
  DUE,
  FINISHED,
  HELD,
  KNOWN,
  MEETING,
  NO_SHOW,
  OBJECTED,
  PENDING,
} from './state.fixture.ts';
import { reviveState, type ParticipationState, type ParticipationText } from './state.ts';
import type { Role } from './values.ts';

const CUT: ParticipationState = { ...FINISHED, status: 'FORCE_FINISH' };
const cancelled = (cancelledAt: Date, change: Partial<ParticipationState> = {}): ParticipationState => ({
  ...DUE,
  status: 'CANCEL',
  cancelType: 'GUEST',
  cancelledAt,
  ...change,
});
const late = { ...PENDING, status: 'AUTO_REJECT', rejectedAt: PENDING.deadlineAt } as const;
const taken = { ...PENDING, status: 'AUTO_REJECT', rejectedAt: daysBefore(3, 13) } as const;
const now = at(12);

const rows: [string, ParticipationState, string, string, string, string, string, string][] = [
  ['pending', PENDING, 'NEW', 'NEW', 'CONFIRM_WAITING', 'REPLY_WAITING', 'FUTURE', 'UNCONFIRMED'],
  ['held', HELD, 'ACCEPT', 'NEW', 'OTHERS_WAITING', 'REPLY_WAITING', 'FUTURE', 'UNCONFIRMED'],
  ['due', DUE, 'ACCEPT', 'ACCEPT', 'TODAY', 'TODAY', 'FUTURE', 'UNCONFIRMED'],
  ['meeting', MEETING, 'IN_MEETING', 'IN_MEETING', 'TODAY ARRIVED', 'TODAY ARRIVED', 'FUTURE', 'ATTENDED'],
  ['noShow', NO_SHOW, 'CANCEL', 'IN_MEETING', 'NO_SHOW', 'IN_MEETING', 'FUTURE', 'ABSENT'],
  ['finished', FINISHED, 'DONE', 'DONE', 'RATING_WAITING', 'RATING_WAITING', 'PAST', 'ATTENDED'],
  [
    'claimed',
    CLAIMED_BY_CAST,
    'DONE',
    'DONE',
    'CUT_SHORT RATING_WAITING',
    'ENDED RATING_WAITING',
    'PAST',
    'ATTENDED',
  ],
  ['cut', CUT, 'DONE', 'DONE', 'CUT_SHORT RATING_WAITING', 'ENDED RATING_WAITING', 'PAST', 'ATTENDED'],
  [
    'rejected',
    { ...taken, status: 'REJECT' },
    'REJECT',
    'REJECT',
    'REJECTED',
    'NOT_CONCLUDED',
    'PAST_REJECT_CANCEL',
    'UNCONFIRMED',
  ],
  [
    'no reply',
    late,
    'REJECT',
    'REJECT',
    'REPLY_EXPIRED',
    'NOT_CONCLUDED_EXPIRED',
    'PAST_REJECT_CANCEL',
    'UNCONFIRMED',
  ],
  ['taken', taken, 'REJECT', 'REJECT', 'REJECTED', 'NOT_CONCLUDED', 'PAST_REJECT_CANCEL', 'UNCONFIRMED'],
  [
    'cancelled that day',
    cancelled(at(0)),
    'CANCEL',
    'CANCEL',
    'CANCEL_TODAY',
    'CANCEL_TODAY',
    'PAST_REJECT_CANCEL',
    'UNCONFIRMED',
  ],
  [
    'the day before',
    cancelled(daysBefore(1, 23, 59)),
    'CANCEL',
    'CANCEL',
    'CANCEL_BEFORE',
    'CANCEL_BEFORE',
    'PAST_REJECT_CANCEL',
    'UNCONFIRMED',
  ],
  [
    'by her',
    cancelled(daysBefore(2, 9), { cancelType: 'CAST' }),
    'CANCEL',
    'CANCEL',
    'CANCEL',
    'CANCEL',
    'PAST_REJECT_CANCEL',
    'ABSENT',
  ],
  [
    'no-show',
    cancelled(at(19, 30), { cancelType: 'CAST_NO_SHOW' }),
    'CANCEL',
    'CANCEL',
    'NO_SHOW',
    'NO_SHOW',
    'PAST_REJECT_CANCEL',
    'ABSENT',
  ],
  [
    'auto',
    cancelled(at(9), { status: 'AUTO_CANCEL', cancelType: 'SUSPENDED' }),
    'CANCEL',
    'CANCEL',
    'AUTO_CANCEL',
    'AUTO_CANCEL',
    'PAST_REJECT_CANCEL',
    'UNCONFIRMED',
  ],
];

test.each(rows)('%s', (_name, state, castList, guestList, castBadges, guestBadges, tab, attended) => {
  expect(listStatus(state, 'cast')).toBe(castList);
  expect(listStatus(state, 'guest')).toBe(guestList);
  expect(badges(state, 'cast', now, true).join(' ')).toBe(castBadges);
  expect(badges(state, 'guest', now, true).join(' ')).toBe(guestBadges);
  expect(timeTab(state)).toBe(tab);
  expect(attendance(state)).toBe(attended);
});

test('an approved booking is shown by its day, a reviewed one as done', () => {
  expect(badges(DUE, 'guest', daysBefore(1, 23, 59), false)).toEqual(['TOMORROW']);
  expect(badges(DUE, 'guest', daysBefore(2, 23, 59), false)).toEqual(['ACCEPTED']);
  expect(badges(FINISHED, 'guest', now, false)).toEqual(['DONE']);
  expect(displayStatus(DUE, 'cast', daysBefore(1, 0))).toBe('ACCEPT_TOMORROW');
  expect(displayStatus(DUE, 'cast', now)).toBe('ACCEPT_TODAY');
  expect(displayStatus(DUE, 'cast', daysBefore(2, 0))).toBe('ACCEPT');
  expect(displayStatus(cancelled(at(1)), 'cast', now)).toBe('CANCEL_TODAY');
  expect(displayStatus(NO_SHOW, 'cast', now)).toBe('NO_SHOW');
  expect(displayStatus(NO_SHOW, 'guest', now)).toBe('IN_MEETING');
  expect(displayStatus(CUT, 'guest', now)).toBe('FORCE_FINISH');
});

test.each(['cast', 'guest'] as const)(
  'an arrival is no meeting yet for the %s: it runs from the planned start on',
  (role) => {
    for (const early of [at(17, 55), at(17, 59)]) {
      expect(listStatus(MEETING, role)).toBe('IN_MEETING');
      expect(badges(MEETING, role, early, false)).toEqual(['TODAY', 'ARRIVED']);
      expect(displayStatus(MEETING, role, early)).toBe('ARRIVED');
    }
    expect(badges(MEETING, role, at(18), false)).toEqual(['TODAY', 'IN_MEETING']);
    expect(displayStatus(MEETING, role, at(18))).toBe('IN_MEETING');
    expect(badges({ ...MEETING, arrivedAt: at(18, 5) }, role, at(18, 5), false)).toContain('IN_MEETING');
  },
);

test('a finished meeting was from the later of start and arrival to its end', () => {
  const cut = { ...FINISHED, finishedAt: at(18, 47) };
  expect(meetingSpan(cut)).toEqual({ from: at(18), to: at(18, 47) });
  expect(meetingSpan({ ...cut, arrivedAt: at(18, 12) })).toEqual({ from: at(18, 12), to: at(18, 47) });
  expect(meetingSpan(CUT)).toEqual({ from: at(18), to: at(19, 30) });
  // Closed late by the clock, it still ended at its end time.
  expect(meetingSpan({ ...cut, finishedAt: at(19, 45) })?.to).toEqual(at(19, 30));
  for (const none of [PENDING, DUE, MEETING, NO_SHOW, CLAIMED_BY_CAST, CLAIMED_BY_GUEST, OBJECTED]) {
    expect(meetingSpan(none)).toBeNull();
  }
  expect(meetingSpan({ ...CLAIMED_BY_CAST, claimEndedAt: at(42) })).toBeNull();
});

test.each([
  ['24 hours after the request', daysBefore(3, 12), daysBefore(2, 12)],
  ['4 hours before the start', daysBefore(1, 20), at(14)],
  ['never before request + 2 hours', at(13), at(15)],
])('the deadline is %s', (_name, requestedAt, expected) => {
  expect(replyDeadline(requestedAt, at(18))).toEqual(expected);
});

test('the next work of the clock', () => {
  expect(nextDue(PENDING)).toEqual({ at: PENDING.deadlineAt, action: 'autoReject' });
  expect(nextDue(HELD)).toBeNull();
  expect(nextDue(DUE)).toEqual({ at: at(18, 15), action: 'noShow' });
  expect(nextDue({ ...DUE, paymentDeadlineAt: daysBefore(2, 18) })).toEqual({
    at: daysBefore(2, 18),
    action: 'cancelForPayment',
  });
  expect(nextDue(NO_SHOW)).toEqual({ at: at(19, 30), action: 'closeNoShow' });
  expect(nextDue(MEETING)).toEqual({ at: at(19, 45), action: 'autoFinish' });
  expect(nextDue(ASKED)).toEqual({ at: at(19, 30), action: 'lapseExtension' });
  expect(nextDue(FINISHED)).toBeNull();
});

test('reminders come once, in order, and never after their time', () => {
  expect(nextReminder(PENDING, PENDING.requestedAt)).toEqual({
    at: daysBefore(2, 10),
    kinds: ['CAST_REPLY_REMINDER'],
  });
  expect(nextReminder(PENDING, daysBefore(2, 10))).toBeNull();
  expect(nextReminder(DUE, daysBefore(3, 13))?.at).toEqual(daysBefore(1, 12));
  expect(nextReminder(DUE, daysBefore(1, 13))).toBeNull();
  expect(nextReminder(MEETING, at(18))?.at).toEqual(at(19, 15));
  expect(nextReminder(FINISHED, at(19, 30))).toEqual({ at: at(19, 45), kinds: ['CAST_CHECKOUT_ASK'] });
  expect(nextReminder(FINISHED, at(19, 45))).toEqual({ at: at(20), kinds: ['OPERATOR_CHECKOUT_ALERT'] });
  expect(nextReminder({ ...FINISHED, checkedOutAt: at(19, 31) }, at(19, 31))).toBeNull();
});

test('the buttons of both sides', () => {
  const offered = (state: ParticipationState, role: Role, now: Date) =>
    actionsFor(state, role, now, KNOWN).map(({ action, enabled, reasonCode }) =>
      enabled ? action : `${action} ${reasonCode}`,
    );
  expect(offered(PENDING, 'cast', daysBefore(3, 13))).toEqual(['approve', 'reject']);
  expect(offered(PENDING, 'guest', daysBefore(3, 13))).toEqual(['withdraw']);
  expect(offered(DUE, 'cast', at(12))).toEqual(['cancel', 'arrive ARRIVAL_TOO_EARLY']);
  expect(offered(MEETING, 'cast', at(18, 10))).toEqual(['end END_TOO_EARLY', 'forceFinish']);
  expect(offered(MEETING, 'cast', at(18, 30))).toEqual([
    'end END_TOO_EARLY',
    'forceFinish',
    'claimGuestAbsent',
  ]);
  expect(offered(CLAIMED_BY_GUEST, 'cast', at(18, 30))).toContain('objectToClaim');
  expect(offered(CLAIMED_BY_GUEST, 'guest', at(18, 30))).toEqual(['askExtension CLAIM_OPEN', 'finish']);
  expect(offered(CLAIMED_BY_CAST, 'guest', at(18, 30))).toEqual(['objectToClaim']);
  expect(offered(CLAIMED_BY_CAST, 'cast', at(18, 30))).toEqual([]);
  expect(offered(OBJECTED, 'guest', at(19, 30))).toEqual([]);
  expect(offered(MEETING, 'cast', at(17, 56))).toContain('takeBackArrival');
  expect(offered(ASKED, 'cast', at(19, 12))).toEqual([
    'agreeExtension',
    'declineExtension',
    'end END_TOO_EARLY',
    'forceFinish',
  ]);
  expect(offered(MEETING, 'guest', at(18, 10))).toEqual(['askExtension', 'finish']);
  expect(offered(MEETING, 'guest', at(18, 30))).toEqual(['askExtension', 'finish', 'claimCastAbsent']);
  expect(offered(NO_SHOW, 'guest', at(18, 30))).toEqual(['cancelNoShow']);
  expect(offered(NO_SHOW, 'cast', at(18, 30))).toEqual(['cancel', 'arrive']);
  expect(offered(FINISHED, 'guest', at(20))).toEqual([]);
  expect(actionsFor(DUE, 'guest', daysBefore(1, 9), KNOWN)[0]).toMatchObject({
    action: 'cancel',
    fee: { percent: 50, points: 7500 },
  });
});

test('a state comes back from its travelling form', () => {
  expect(reviveState(JSON.parse(JSON.stringify(ASKED)) as ParticipationText)).toEqual(ASKED);
});
