import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { nextDue, objectionClosesAt } from './due.ts';
import { nextReminder } from './reminders.ts';
import {
  ASKED,
  at,
  CLAIMED_BY_CAST,
  CLAIMED_BY_GUEST,
  DUE,
  FINISHED,
  KNOWN,
  MEETING,
  NO_SHOW,
  OBJECTED,
} from './state.fixture.ts';
import { phaseOf, type ParticipationState } from './state.ts';
import type { Actor, ClaimOutcome } from './values.ts';

function done(state: ParticipationState, actor: Actor, command: Command, now: Date) {
  const result = decide(state, command, { ...KNOWN, actor, now });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
function refused(state: ParticipationState, actor: Actor, command: Command, now: Date) {
  const result = decide(state, command, { ...KNOWN, actor, now });
  return result.ok ? `accepted by row ${result.value.transition}` : result.error.code;
}
const guestAbsent = { action: 'claimGuestAbsent' } as const;
const castAbsent = { action: 'claimCastAbsent' } as const;
const object = { action: 'objectToClaim', reason: '駅の改札前で待っていました' } as const;
const stands = { action: 'claimStands' } as const;
const verdict = (outcome: ClaimOutcome): Command => ({
  action: 'decideClaim',
  outcome,
  reason: '記録を確認',
});
const tomorrow = addMinutes(at(18, 20), 24 * 60);

test('row 31: she ends the meeting because the guest did not come; nothing is settled for 24 hours', () => {
  expect(done(MEETING, 'cast', guestAbsent, at(18, 20))).toMatchObject({
    transition: '31',
    to: 'FORCE_FINISH',
    phase: 'claimed',
    set: {
      finishedAt: at(18, 20),
      checkedOutAt: at(18, 20),
      cancelType: 'GUEST_NO_SHOW',
      claimType: 'GUEST_NO_SHOW',
      claimedAt: at(18, 20),
    },
    money: { kind: 'none' },
    notify: ['GUEST_CLAIMED_ABSENT'],
    nextDueAt: tomorrow,
    nextDueAction: 'claimStands',
    nextReminderAt: null,
    penalty: null,
  });
  expect(done(MEETING, 'cast', guestAbsent, at(19, 40)).set.finishedAt).toEqual(at(19, 30));
});
test.each([
  ['before start + 15', MEETING, at(18, 14), 'CLAIM_TOO_EARLY'],
  ['after end + 15', MEETING, at(19, 46), 'ACTION_NOT_ALLOWED'],
  ['before her arrival', DUE, at(18, 14), 'NOBODY_ARRIVED'],
  ['in her own no-show', NO_SHOW, at(18, 20), 'NOBODY_ARRIVED'],
  [
    'when the guest pressed that they met',
    { ...MEETING, arrivedBy: 'guest' },
    at(18, 20),
    'ACTION_NOT_ALLOWED',
  ],
  ['when the guest asked for more time', ASKED, at(19, 15), 'ACTION_NOT_ALLOWED'],
  ['when time was added', { ...MEETING, endsAt: at(19, 45) }, at(19), 'ACTION_NOT_ALLOWED'],
  ['when the guest claims that she is not there', CLAIMED_BY_GUEST, at(18, 25), 'CLAIM_OPEN'],
  ['when it is over', FINISHED, at(19, 31), 'ACTION_NOT_ALLOWED'],
  ['a second time', CLAIMED_BY_CAST, at(18, 30), 'ACTION_NOT_ALLOWED'],
] as [string, ParticipationState, Date, string][])('row 31 is refused %s', (_name, state, now, code) => {
  expect(refused(state, 'cast', guestAbsent, now)).toBe(code);
  expect(refused(state, 'guest', guestAbsent, now)).toMatch(/ACTION_NOT_ALLOWED|NOBODY_ARRIVED/);
});

test('row 32: she is not here; the meeting goes on, its end settles nothing', () => {
  const claim = done(MEETING, 'guest', castAbsent, at(18, 20));
  expect(claim).toMatchObject({
    transition: '32',
    to: 'APPROVE',
    phase: 'meeting',
    set: { claimType: 'CAST_NO_SHOW', claimedAt: at(18, 20) },
    money: { kind: 'none' },
    notify: ['CAST_CLAIMED_ABSENT'],
    nextDueAt: at(19, 45),
    nextDueAction: 'autoFinish',
  });
  const over = done(claim.state, 'clock', { action: 'autoFinish' }, at(19, 45));
  expect(over).toMatchObject({
    transition: '33a',
    phase: 'claimed',
    money: { kind: 'none' },
    set: { finishedAt: at(19, 30) },
    nextDueAt: tomorrow,
    nextDueAction: 'claimStands',
  });
  expect(nextReminder(over.state, at(19, 45))?.kinds).toEqual(['OPERATOR_CHECKOUT_ALERT']);
  expect(done(claim.state, 'cast', { action: 'end' }, at(19, 30))).toMatchObject({
    transition: '29a',
    phase: 'claimed',
    money: { kind: 'none' },
  });
  const forced = done(claim.state, 'cast', { action: 'forceFinish', reason: '体調不良' }, at(18, 40));
  expect(forced).toMatchObject({ transition: '30a', to: 'FORCE_FINISH', money: { kind: 'none' } });
});
test.each([
  ['before start + 15', MEETING, at(18, 14), 'CLAIM_TOO_EARLY'],
  [
    'when the guest pressed that they met',
    { ...MEETING, arrivedBy: 'guest' },
    at(18, 20),
    'ACTION_NOT_ALLOWED',
  ],
  ['before an arrival', NO_SHOW, at(18, 20), 'NOBODY_ARRIVED'],
  ['a second time', CLAIMED_BY_GUEST, at(18, 25), 'CLAIM_OPEN'],
  ['when it is over', FINISHED, at(19, 31), 'ACTION_NOT_ALLOWED'],
] as [string, ParticipationState, Date, string][])('row 32 is refused %s', (_name, state, now, code) => {
  expect(refused(state, 'guest', castAbsent, now)).toBe(code);
});
test('row 32: who claims that she is not here cannot ask for more time; ending the meeting takes the claim back', () => {
  expect(refused(CLAIMED_BY_GUEST, 'guest', { action: 'askExtension' }, at(18, 30))).toBe('CLAIM_OPEN');
  const asked = { ...CLAIMED_BY_GUEST, extensionAskedAt: at(18, 18) };
  expect(refused(asked, 'cast', { action: 'agreeExtension' }, at(18, 30))).toBe('CLAIM_OPEN');
  expect(
    refused(
      { ...CLAIMED_BY_GUEST, arrivedAt: at(18, 19) },
      'cast',
      { action: 'takeBackArrival' },
      at(18, 20),
    ),
  ).toBe('ACTION_NOT_ALLOWED');
  expect(done(CLAIMED_BY_GUEST, 'guest', { action: 'finish' }, at(19))).toMatchObject({
    transition: '28',
    phase: 'finished',
    set: { claimEndedAt: at(19) },
    money: { kind: 'settle', minutes: 60 },
    nextDueAt: null,
  });
});

test('the other side objects once, within the 24 hours, with what happened; then the clock leaves it alone', () => {
  const byGuest = done(CLAIMED_BY_CAST, 'guest', object, at(19));
  expect(byGuest).toMatchObject({
    transition: '31a',
    phase: 'claimed',
    set: { objectedAt: at(19), reason: object.reason },
    notify: ['CAST_CLAIM_OBJECTED', 'OPERATOR_CLAIM_OBJECTED'],
    nextDueAt: null,
  });
  expect(byGuest.set).not.toHaveProperty('cancelType');
  expect(done(CLAIMED_BY_GUEST, 'cast', object, at(18, 25))).toMatchObject({
    transition: '32a',
    phase: 'meeting',
    nextDueAction: 'autoFinish',
  });
  const over = done(CLAIMED_BY_GUEST, 'clock', { action: 'autoFinish' }, at(19, 45)).state;
  expect(done(over, 'cast', object, at(23)).transition).toBe('32c');
  const forced = done(CLAIMED_BY_GUEST, 'cast', { action: 'forceFinish', reason: '安全' }, at(18, 40)).state;
  expect(done(forced, 'cast', object, at(23)).transition).toBe('32b');

  expect(refused(CLAIMED_BY_CAST, 'cast', object, at(19))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(CLAIMED_BY_GUEST, 'guest', object, at(19))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(MEETING, 'cast', object, at(19))).toBe('ACTION_NOT_ALLOWED');
  expect(refused(OBJECTED, 'guest', object, at(20))).toBe('ALREADY_OBJECTED');
  expect(refused(CLAIMED_BY_CAST, 'guest', { ...object, reason: ' ' }, at(19))).toBe('REASON_REQUIRED');
  expect(refused(OBJECTED, 'clock', stands, tomorrow)).toBe('ACTION_NOT_ALLOWED');
  expect(objectionClosesAt(CLAIMED_BY_CAST)).toEqual(tomorrow);
  expect(objectionClosesAt(OBJECTED)).toBeNull();
});

test('row 46: nobody objected: the guest owes the fee of the day, or she was a no-show', () => {
  expect(refused(CLAIMED_BY_CAST, 'clock', stands, addMinutes(tomorrow, -1))).toBe('ACTION_NOT_ALLOWED');
  expect(done(CLAIMED_BY_CAST, 'clock', stands, tomorrow)).toMatchObject({
    transition: '46',
    to: 'FORCE_FINISH',
    phase: 'finished',
    set: { claimEndedAt: tomorrow },
    money: { kind: 'fee', percent: 100, points: 15_000 },
    nextDueAt: null,
  });
  const over = done(CLAIMED_BY_GUEST, 'clock', { action: 'autoFinish' }, at(19, 45)).state;
  expect(done(over, 'clock', stands, tomorrow)).toMatchObject({
    transition: '46a',
    to: 'CANCEL',
    set: { cancelType: 'CAST_NO_SHOW', claimEndedAt: tomorrow, finishedAt: null },
    money: { kind: 'release', compensate: true },
    penalty: 'CAST_NO_SHOW',
  });
});

test('an operator decides about an objection: the plan, the real time, or nothing', () => {
  const later = at(30);
  expect(done(OBJECTED, 'operator', verdict('PLAN'), later)).toMatchObject({
    transition: '46b',
    to: 'FORCE_FINISH',
    money: { kind: 'fee', percent: 100, points: 15_000 },
    state: { cancelType: 'GUEST_NO_SHOW' },
  });
  expect(done(OBJECTED, 'operator', verdict('REAL_TIME'), later)).toMatchObject({
    transition: '46c',
    to: 'FORCE_FINISH',
    money: { kind: 'settle', minutes: 30, points: 5000 },
    state: { cancelType: null, finishedAt: at(18, 20) },
  });
  expect(done(OBJECTED, 'operator', verdict('NOTHING'), later)).toMatchObject({
    transition: '46e',
    to: 'FORCE_FINISH',
    money: { kind: 'release', compensate: true },
    penalty: null,
  });
  const over: ParticipationState = { ...CLAIMED_BY_GUEST, finishedAt: at(19, 30), objectedAt: at(20) };
  expect(done(over, 'operator', verdict('REAL_TIME'), later)).toMatchObject({
    transition: '46d',
    to: 'APPROVE',
    money: { kind: 'settle', minutes: 90 },
  });
  expect(done(over, 'operator', verdict('PLAN'), later).state.cancelType).toBe('GUEST_NO_SHOW');
  expect(done(over, 'operator', verdict('NOTHING'), later)).toMatchObject({
    transition: '46f',
    to: 'CANCEL',
    penalty: 'CAST_NO_SHOW',
  });
  expect(refused(CLAIMED_BY_CAST, 'operator', verdict('PLAN'), later)).toBe('ACTION_NOT_ALLOWED');
  expect(refused({ ...CLAIMED_BY_GUEST, objectedAt: at(18, 30) }, 'operator', verdict('PLAN'), at(19))).toBe(
    'ACTION_NOT_ALLOWED',
  );
  expect(refused(OBJECTED, 'operator', { ...verdict('PLAN'), reason: '' } as Command, later)).toBe(
    'REASON_REQUIRED',
  );
  expect(refused(OBJECTED, 'guest', verdict('NOTHING'), later)).toBe('ACTION_NOT_ALLOWED');
});

test('whatever people do after a claim, no money moves before its end, and it ends once', () => {
  const actors = fc.constantFrom<Actor>('guest', 'cast', 'operator');
  const commands = fc.constantFrom<Command>(
    guestAbsent,
    castAbsent,
    object,
    verdict('REAL_TIME'),
    verdict('NOTHING'),
    { action: 'end' },
    { action: 'finish' },
    { action: 'forceFinish', reason: '都合' },
  );
  const step = fc.record({ actor: actors, command: commands, waitMinutes: fc.nat(300) });
  fc.assert(
    fc.property(
      fc.constantFrom(MEETING, CLAIMED_BY_GUEST, CLAIMED_BY_CAST),
      fc.array(step),
      (from, steps) => {
        let [state, now, moved] = [from, at(18, 16), 0];
        const take = (actor: Actor, command: Command, when: Date) => {
          const result = decide(state, command, { ...KNOWN, actor, now: when });
          if (!result.ok) return;
          const { money, state: after } = result.value;
          if (money.kind !== 'none') {
            moved++;
            expect(['finished', 'closed']).toContain(phaseOf(after));
            expect(after.claimEndedAt === null).toBe(after.claimedAt === null);
          }
          state = after;
        };
        for (const { actor, command, waitMinutes } of steps) {
          now = addMinutes(now, waitMinutes);
          for (let due = nextDue(state); due && due.at <= now; due = nextDue(state))
            take('clock', { action: due.action }, due.at);
          take(actor, command, now);
        }
        expect(moved).toBe(['finished', 'closed'].includes(phaseOf(state)) ? 1 : 0);
      },
    ),
    { numRuns: 2000, seed: 20_261_121 },
  );
});
