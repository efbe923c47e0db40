import { expect, test } from 'vitest';
import type { Command, Facts } from './command.ts';
import { decide } from './decide.ts';
import {
  ASKED,
  at,
  daysBefore,
  DUE,
  FINISHED,
  HELD,
  KNOWN,
  MEETING,
  NO_SHOW,
  PENDING,
} from './state.fixture.ts';
import type { ParticipationState } from './state.ts';
import type { Actor } from './values.ts';

function attempt(
  state: ParticipationState,
  actor: Actor,
  command: Command,
  now: Date,
  facts: Partial<Facts> = {},
) {
  return decide(state, command, { ...KNOWN, ...facts, actor, now });
}
function done(...args: Parameters<typeof attempt>) {
  const result = attempt(...args);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
function refused(...args: Parameters<typeof attempt>) {
  const result = attempt(...args);
  return result.ok ? `accepted by row ${result.value.transition}` : result.error.code;
}
const earlier = daysBefore(3, 14);
const deadline = PENDING.deadlineAt;
const reason = '体調不良';

test('row 2: the last approval confirms; the clock then waits for the no-show', () => {
  const decision = done(PENDING, 'cast', { action: 'approve' }, earlier);
  expect(decision).toMatchObject({
    transition: '2',
    to: 'APPROVE',
    phase: 'due',
    money: { kind: 'none' },
    notify: ['GUEST_APPROVED'],
    set: { approvedAt: earlier, confirmedAt: earlier },
    nextDueAt: at(18, 15),
    nextDueAction: 'noShow',
    nextReminderAt: daysBefore(1, 12),
  });
  expect(decision.state.version).toBe(2);
});
test('row 2: with other casts still to answer she is held, and confirmed later', () => {
  const held = done(PENDING, 'cast', { action: 'approve' }, earlier, { isLastApproval: false });
  expect(held).toMatchObject({ phase: 'held', set: { approvedAt: earlier }, nextDueAt: null });
  expect(done(held.state, 'system', { action: 'confirm' }, earlier).phase).toBe('due');
});
test('row 2: refused at the deadline, or when the schedule changed or the guest is suspended', () => {
  expect(refused(PENDING, 'cast', { action: 'approve' }, deadline)).toBe('DEADLINE_OVER');
  expect(refused(PENDING, 'cast', { action: 'approve' }, earlier, { scheduleHolds: false })).toBe(
    'SCHEDULE_CHANGED',
  );
  expect(refused(PENDING, 'cast', { action: 'approve' }, earlier, { guestSuspended: true })).toBe(
    'ACTION_NOT_ALLOWED',
  );
  expect(refused(PENDING, 'guest', { action: 'approve' }, earlier)).toBe('ACTION_NOT_ALLOWED');
});
test('rows 3, 5 and 6: automatic refusals release everything and say why', () => {
  const taken = done(PENDING, 'system', { action: 'autoReject' }, earlier);
  expect(taken).toMatchObject({
    transition: '3',
    to: 'AUTO_REJECT',
    set: { rejectedAt: earlier, reason: 'TIME_TAKEN' },
  });
  const late = done(PENDING, 'clock', { action: 'autoReject' }, deadline);
  expect(late).toMatchObject({
    transition: '5',
    to: 'AUTO_REJECT',
    money: { kind: 'release', compensate: true },
  });
  expect(refused(PENDING, 'clock', { action: 'autoReject' }, earlier)).toBe('ACTION_NOT_ALLOWED');
  expect(done(PENDING, 'cast', { action: 'scheduleChanged' }, earlier)).toMatchObject({
    transition: '6',
    to: 'AUTO_REJECT',
    set: { reason: 'SCHEDULE_CHANGED' },
    repeatable: false,
  });
});
test('row 4: a refusal needs a reason', () => {
  expect(done(PENDING, 'cast', { action: 'reject', reason: ` ${reason} ` }, earlier)).toMatchObject({
    to: 'REJECT',
    phase: 'closed',
    set: { rejectedAt: earlier, reason },
    money: { kind: 'release', compensate: true },
    nextDueAt: null,
    nextReminderAt: null,
  });
  expect(attempt(PENDING, 'cast', { action: 'reject', reason: ' ' }, earlier)).toMatchObject({
    error: { code: 'REASON_REQUIRED', field: 'reason' },
  });
});

test('row 8: the guest withdraws free; expired lots lapse; the day may be asked again before an answer', () => {
  expect(done(PENDING, 'guest', { action: 'withdraw' }, earlier)).toMatchObject({
    to: 'CANCEL',
    set: { cancelType: 'GUEST', cancelledAt: earlier },
    repeatable: true,
    money: { kind: 'release', compensate: false },
  });
  expect(done(HELD, 'guest', { action: 'withdraw' }, earlier).repeatable).toBe(false);
  expect(refused(DUE, 'guest', { action: 'withdraw' }, earlier)).toBe('ACTION_NOT_ALLOWED');
});
test('row 10: suspension ends what has not begun', () => {
  for (const state of [PENDING, HELD, DUE]) {
    expect(done(state, 'system', { action: 'suspend' }, earlier)).toMatchObject({
      to: 'AUTO_CANCEL',
      set: { cancelType: 'SUSPENDED' },
      money: { kind: 'release', compensate: true },
      repeatable: true,
    });
  }
  expect(refused(MEETING, 'operator', { action: 'suspend' }, at(18))).toBe('ACTION_NOT_ALLOWED');
  expect(done(DUE, 'operator', { action: 'suspend', takeFee: true }, at(9)).money).toMatchObject({
    kind: 'fee',
    points: 15_000,
  });
});
test('row 11: without an authorisation at 18:00 two days before', () => {
  const state = { ...DUE, paymentDeadlineAt: daysBefore(2, 18) };
  expect(done(state, 'clock', { action: 'cancelForPayment' }, daysBefore(2, 18))).toMatchObject({
    to: 'AUTO_CANCEL',
    set: { cancelType: 'PAYMENT' },
    money: { kind: 'release', compensate: false },
  });
  expect(refused(DUE, 'clock', { action: 'cancelForPayment' }, daysBefore(2, 18))).toBe('ACTION_NOT_ALLOWED');
});
test.each([
  ['12', daysBefore(2, 23, 59), { kind: 'release', compensate: false }],
  ['13', daysBefore(1, 0), { kind: 'fee', percent: 50, points: 7500 }],
  ['13', daysBefore(1, 23, 59), { kind: 'fee', percent: 50, points: 7500 }],
  ['14', at(0), { kind: 'fee', percent: 100, points: 15_000 }],
  ['14', at(18, 14), { kind: 'fee', percent: 100, points: 15_000 }],
])('row %s: the guest cancels at %s', (row, now, money) => {
  expect(done(DUE, 'guest', { action: 'cancel' }, now)).toMatchObject({
    transition: row,
    to: 'CANCEL',
    set: { cancelType: 'GUEST' },
    money,
    penalty: null,
  });
});
test('rows 12 to 14: an early arrival does not end the right to cancel before the start', () => {
  expect(done(MEETING, 'guest', { action: 'cancel' }, at(17, 59)).transition).toBe('14');
  expect(refused(MEETING, 'guest', { action: 'cancel' }, at(18))).toBe('ACTION_NOT_ALLOWED');
});
test('row 15: the cast cancels before the start with a penalty, which a safety report waives', () => {
  const cancel = { action: 'cancel', reason } as const;
  expect(done(DUE, 'cast', cancel, at(17))).toMatchObject({
    transition: '15',
    set: { cancelType: 'CAST', reason },
    money: { kind: 'release', compensate: true },
    penalty: 'CAST_CANCEL',
  });
  expect(done(DUE, 'cast', { ...cancel, waivePenalty: true }, at(17)).penalty).toBeNull();
  expect(refused(DUE, 'cast', { action: 'cancel' }, at(17))).toBe('REASON_REQUIRED');
  expect(refused(MEETING, 'cast', cancel, at(17, 58))).toBe('ACTION_NOT_ALLOWED');
});
test('row 23: after the start it is a no-show', () => {
  for (const state of [DUE, NO_SHOW]) {
    expect(done(state, 'cast', { action: 'cancel', reason }, at(18, 5))).toMatchObject({
      transition: '23',
      set: { cancelType: 'CAST_NO_SHOW' },
      penalty: 'CAST_NO_SHOW',
    });
  }
});

test('row 17: from 60 minutes before the start to the end, pressed by either', () => {
  expect(refused(DUE, 'cast', { action: 'arrive' }, at(16, 59))).toBe('ARRIVAL_TOO_EARLY');
  expect(done(DUE, 'cast', { action: 'arrive' }, at(17))).toMatchObject({
    phase: 'meeting',
    set: { arrivedAt: at(17), arrivedBy: 'cast' },
    nextDueAt: at(19, 45),
    nextDueAction: 'autoFinish',
    nextReminderAt: at(19, 15),
  });
  expect(done(DUE, 'guest', { action: 'arrive' }, at(18, 10)).set).toMatchObject({ arrivedBy: 'guest' });
  expect(refused(DUE, 'cast', { action: 'arrive' }, at(19, 30))).toBe('ACTION_NOT_ALLOWED');
});
test('row 18: taken back within 2 minutes by who pressed it, when nothing else happened', () => {
  const back = { action: 'takeBackArrival' } as const;
  expect(done(MEETING, 'cast', back, at(17, 57))).toMatchObject({
    phase: 'due',
    set: { arrivedAt: null, arrivedBy: null },
  });
  expect(refused(MEETING, 'cast', back, at(17, 58))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(MEETING, 'guest', back, at(17, 56))).toBe('ACTION_NOT_ALLOWED');
  expect(refused({ ...MEETING, extensionAskedAt: at(17, 56) }, 'cast', back, at(17, 56))).toBe(
    'ACTION_NOT_ALLOWED',
  );
});
test('row 19: no arrival by start + 15 opens the no-show, closed at the end', () => {
  expect(refused(DUE, 'clock', { action: 'noShow' }, at(18, 14))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(MEETING, 'clock', { action: 'noShow' }, at(18, 15))).toBe('ACTION_NOT_ALLOWED');
  const decision = done(DUE, 'clock', { action: 'noShow' }, at(18, 15));
  expect(decision).toMatchObject({
    to: 'NO_SHOW',
    nextDueAt: at(19, 30),
    nextDueAction: 'closeNoShow',
    penalty: null,
  });
  expect(done(decision.state, 'clock', { action: 'closeNoShow' }, at(19, 30))).toMatchObject({
    transition: '22',
    to: 'CANCEL',
    set: { cancelType: 'CAST_NO_SHOW' },
    penalty: 'CAST_NO_SHOW',
  });
});
test('row 20: she may still arrive, until the end', () => {
  expect(done(NO_SHOW, 'cast', { action: 'arrive' }, at(19))).toMatchObject({
    to: 'APPROVE',
    phase: 'meeting',
  });
  expect(refused(NO_SHOW, 'cast', { action: 'arrive' }, at(19, 30))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(NO_SHOW, 'guest', { action: 'arrive' }, at(19))).toBe('ACTION_NOT_ALLOWED');
});
test('row 21: the guest cancels free, also when the clock is late with the no-show', () => {
  const free = {
    set: { cancelType: 'CAST_NO_SHOW' },
    money: { kind: 'release', compensate: true },
    penalty: 'CAST_NO_SHOW',
  };
  expect(done(NO_SHOW, 'guest', { action: 'cancelNoShow' }, at(18, 20))).toMatchObject(free);
  expect(done(NO_SHOW, 'guest', { action: 'cancel' }, at(18, 20))).toMatchObject(free);
  expect(done(DUE, 'guest', { action: 'cancel' }, at(18, 15))).toMatchObject(free);
});
test('row 24: finishing all closes the one who never came', () => {
  expect(refused(NO_SHOW, 'guest', { action: 'finish' }, at(19))).toBe('NOBODY_ARRIVED');
  expect(done(NO_SHOW, 'guest', { action: 'finish' }, at(19), { anotherInMeeting: true }).transition).toBe(
    '24',
  );
});

test('row 25: one question at a time, not past work − 15, not into her next booking, not without points, not while he owes', () => {
  const ask = { action: 'askExtension' } as const;
  expect(done(MEETING, 'guest', ask, at(19))).toMatchObject({
    set: { extensionAskedAt: at(19) },
    nextDueAt: at(19, 30),
    nextDueAction: 'lapseExtension',
  });
  expect(refused(ASKED, 'guest', ask, at(19, 11))).toBe('EXTENSION_ASKED');
  expect(refused({ ...MEETING, workStartsAt: at(19, 45) }, 'guest', ask, at(19))).toBe('EXTENSION_PAST_WORK');
  expect(refused(MEETING, 'guest', ask, at(19), { nextStartsAt: at(19, 30) })).toBe('EXTENSION_OVERLAPS');
  expect(attempt(MEETING, 'guest', ask, at(19), { nextStartsAt: at(19, 45) }).ok).toBe(true);
  expect(refused(MEETING, 'guest', ask, at(19), { canPay: false })).toBe('POINTS_INSUFFICIENT');
  expect(refused(MEETING, 'guest', ask, at(19), { paymentDue: true })).toBe('PAYMENT_DUE');
  expect(refused(DUE, 'guest', ask, at(19))).toBe('NOBODY_ARRIVED');
  expect(refused(MEETING, 'guest', ask, at(19, 30))).toBe('ACTION_NOT_ALLOWED');
});
test('row 26: agreeing moves the end and all that hangs on it', () => {
  expect(done(ASKED, 'cast', { action: 'agreeExtension' }, at(19, 12))).toMatchObject({
    set: { endsAt: at(19, 45), extensionAskedAt: null },
    money: { kind: 'extend', points: 2500 },
    nextDueAt: at(20),
    nextReminderAt: at(19, 30),
  });
  expect(refused(MEETING, 'cast', { action: 'agreeExtension' }, at(19, 12))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(ASKED, 'cast', { action: 'agreeExtension' }, at(19, 30))).toBe('ACTION_NOT_ALLOWED');
});
test('row 27: declined by her, or lapsed at the end', () => {
  expect(done(ASKED, 'cast', { action: 'declineExtension' }, at(19, 12)).set).toEqual({
    extensionAskedAt: null,
  });
  expect(done(ASKED, 'clock', { action: 'lapseExtension' }, at(19, 30)).nextDueAction).toBe('autoFinish');
});
test('row 28: the guest finishes any time from the start', () => {
  expect(refused(MEETING, 'guest', { action: 'finish' }, at(17, 59))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(DUE, 'guest', { action: 'finish' }, at(18, 5))).toBe('NOBODY_ARRIVED');
  const decision = done(MEETING, 'guest', { action: 'finish' }, at(19, 15));
  expect(decision).toMatchObject({
    to: 'APPROVE',
    phase: 'finished',
    set: { finishedAt: at(19, 15) },
    actualMinutes: 75,
    money: { kind: 'settle', points: 12_500, minutes: 75 },
    nextDueAt: null,
    nextReminderAt: at(19, 45),
  });
  expect(decision.set.checkedOutAt).toBeUndefined();
  expect(done(MEETING, 'guest', { action: 'finish' }, at(19, 40)).set.finishedAt).toEqual(at(19, 30));
  expect(done(MEETING, 'guest', { action: 'finish' }, at(18, 5)).actualMinutes).toBe(45);
});
test('row 29: the cast ends at or after the current end and has left safely', () => {
  expect(refused(MEETING, 'cast', { action: 'end' }, at(19, 29))).toBe('END_TOO_EARLY');
  expect(refused(DUE, 'cast', { action: 'end' }, at(19, 29))).toBe('NOBODY_ARRIVED');
  expect(done(MEETING, 'cast', { action: 'end' }, at(19, 35))).toMatchObject({
    phase: 'finished',
    set: { finishedAt: at(19, 30), checkedOutAt: at(19, 35) },
    actualMinutes: 90,
    nextReminderAt: null,
  });
});
test('row 30: a force-finish bills the real time and tells the operators when it is for safety', () => {
  const decision = done(MEETING, 'cast', { action: 'forceFinish', reason, safety: true }, at(18, 20));
  expect(decision).toMatchObject({
    to: 'FORCE_FINISH',
    actualMinutes: 30,
    set: { reason, checkedOutAt: at(18, 20) },
  });
  expect(decision.notify).toContain('OPERATOR_SAFETY');
  expect(refused(MEETING, 'cast', { action: 'forceFinish', reason }, at(17, 59))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(MEETING, 'cast', { action: 'forceFinish', reason }, at(19, 30))).toBe('ACTION_NOT_ALLOWED');
});
test('row 33: the clock finishes 15 minutes after the end, at the end', () => {
  expect(refused(MEETING, 'clock', { action: 'autoFinish' }, at(19, 44))).toBe('ACTION_NOT_ALLOWED');
  expect(done(MEETING, 'clock', { action: 'autoFinish' }, at(19, 45))).toMatchObject({
    phase: 'finished',
    set: { finishedAt: at(19, 30) },
    money: { points: 15_000 },
  });
});
test('a finished meeting knows no action any more', () => {
  expect(refused(FINISHED, 'guest', { action: 'finish' }, at(19, 31))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(FINISHED, 'cast', { action: 'end' }, at(19, 31))).toBe('ACTION_NOT_ALLOWED');
});

test('nothing is decided on a fact that was left out', () => {
  const context = { actor: 'cast', now: earlier } as const;
  const { scheduleHolds: _, ...known } = KNOWN;
  expect(() => decide(PENDING, { action: 'approve' }, { ...context, ...known } as never)).toThrow(
    'approve asks for scheduleHolds',
  );
  // @ts-expect-error an approval says whether her schedule still holds it
  expect(() => decide(PENDING, { action: 'approve' }, context)).toThrow('approve asks for');
  // @ts-expect-error of an action that is not known before, all facts are asked
  const ofAny = (command: Command) => decide(DUE, command, context);
  expect(ofAny({ action: 'autoFinish' }).ok).toBe(false);
  expect(decide(DUE, { action: 'autoFinish' }, context).ok).toBe(false);
});
