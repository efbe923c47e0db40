import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { TAKEN_FOR_GRANTED } from './actions.ts';
import type { Command } from './command.ts';
import {
  decideBooking,
  isFinal,
  nextDueOf,
  participationsFor,
  type Participation,
} from './decide-booking.ts';
import {
  ASKED,
  at,
  CLAIMED_BY_CAST,
  CLAIMED_BY_GUEST,
  daysBefore,
  DUE,
  FINISHED,
  HELD,
  MEETING,
  NO_SHOW,
  OBJECTED,
  PENDING,
} from './state.fixture.ts';
import { phaseOf, type ParticipationState } from './state.ts';
import type { Actor } from './values.ts';

const reason = '体調不良';
const earlier = daysBefore(3, 14);
const deadline = PENDING.deadlineAt;
const CLOSED: ParticipationState = {
  ...DUE,
  status: 'CANCEL',
  cancelType: 'CAST',
  cancelledAt: at(17, 30),
};

/** Casts a, b, c … of one booking. */
const casts = (...states: ParticipationState[]): Participation[] =>
  states.map((state, index) => ({ id: 'abcd'[index]!, state }));

function attempt(
  participations: readonly Participation[],
  actor: Actor,
  acted: string | readonly string[],
  command: Command,
  now: Date,
) {
  return decideBooking(participations, [...acted], command, { actor, now, factsOf: () => TAKEN_FOR_GRANTED });
}
/** Who takes which row, and where everybody is afterwards. */
function done(...args: Parameters<typeof attempt>) {
  const result = attempt(...args);
  if (!result.ok) throw new Error(result.error.code);
  const { steps, participations } = result.value;
  return {
    rows: steps.map(({ id, decision }) => `${id} ${decision.transition}`),
    phases: participations.map(({ state }) => phaseOf(state)),
    told: steps.flatMap(({ decision }) => decision.notify),
    money: steps.map(({ decision }) => decision.money),
    penalties: steps.flatMap(({ id, decision }) => (decision.penalty ? [id] : [])),
    steps,
    participations,
  };
}
function refused(...args: Parameters<typeof attempt>) {
  const result = attempt(...args);
  return result.ok
    ? `accepted by ${result.value.steps.map(({ decision }) => decision.transition).join()}`
    : result.error.code;
}
/** The guest's command for everything it applies to. */
const forAll = (participations: readonly Participation[], command: Command, now: Date) =>
  done(participations, 'guest', participationsFor(participations, command.action), command, now);
const forAllRefused = (participations: readonly Participation[], command: Command, now: Date) =>
  refused(participations, 'guest', participationsFor(participations, command.action), command, now);
/** What the clock does next. */
function clocked(participations: readonly Participation[]) {
  const due = nextDueOf(participations)!;
  return {
    at: due.at,
    ids: due.ids,
    ...done(participations, 'clock', due.ids, { action: due.action }, due.at),
  };
}

const approve = { action: 'approve' } as const;
const cancel = { action: 'cancel', reason } as const;
const leave = { action: 'cancelNoShow', reason } as const;
const finish = { action: 'finish' } as const;

test('rows 2, 2a and 2b: approvals are held until the last one confirms the booking for all', () => {
  const first = done(casts(PENDING, PENDING, PENDING), 'cast', 'b', approve, earlier);
  expect(first).toMatchObject({ rows: ['b 2a'], phases: ['pending', 'held', 'pending'] });
  expect(first.told).toEqual(['GUEST_ONE_APPROVED']);
  const second = done(first.participations, 'cast', 'a', approve, earlier);
  expect(second).toMatchObject({ rows: ['a 2a'], phases: ['held', 'held', 'pending'] });
  const later = daysBefore(3, 15);
  const last = done(second.participations, 'cast', 'c', approve, later);
  expect(last).toMatchObject({
    rows: ['c 2', 'a 2b', 'b 2b'],
    phases: ['due', 'due', 'due'],
    told: ['GUEST_APPROVED'],
  });
  expect(last.participations.map(({ state }) => state.confirmedAt)).toEqual([later, later, later]);
  expect(last.steps.map(({ actor }) => actor)).toEqual(['cast', 'system', 'system']);
  expect(last.steps[1]!.decision.nextDueAt).toEqual(at(18, 15));
});

test('row 3: a time that was taken of one ends the request for the others', () => {
  const taken = done(casts(PENDING, HELD), 'system', 'a', { action: 'autoReject' }, earlier);
  expect(taken).toMatchObject({ rows: ['a 3', 'b 7'], phases: ['closed', 'closed'] });
  expect(taken.told).toEqual(['GUEST_TIME_TAKEN', 'CAST_ONE_COULD_NOT']);
});

test('row 4: a refusal ends it for who has agreed and for who has not answered', () => {
  const command = { action: 'reject', reason } as const;
  const over = done(casts(HELD, PENDING, PENDING), 'cast', 'b', command, earlier);
  expect(over).toMatchObject({
    rows: ['b 4', 'a 7', 'c 7'],
    phases: ['closed', 'closed', 'closed'],
    penalties: [],
  });
  expect(over.money).toEqual(over.money.map(() => ({ kind: 'release', compensate: true })));
  expect(refused(casts(HELD, PENDING), 'cast', 'b', { ...command, reason: ' ' }, earlier)).toBe(
    'REASON_REQUIRED',
  );
});

test('row 5: who does not answer in time ends it for who has; all who are late are late themselves', () => {
  const one = clocked(casts(HELD, PENDING));
  expect(one).toMatchObject({ at: deadline, ids: ['b'], rows: ['b 5', 'a 7'] });
  expect(one.participations[0]!.state).toMatchObject({ cancelType: 'ONE_COULD_NOT_TAKE_PART' });
  const both = clocked(casts(PENDING, HELD, PENDING));
  expect(both).toMatchObject({ ids: ['a', 'c'], rows: ['a 5', 'c 5', 'b 7'] });
  expect(isFinal(both.participations)).toBe(true);
});

test('row 6: a changed schedule of one ends the request for all', () => {
  const changed = done(casts(PENDING, HELD), 'system', 'a', { action: 'scheduleChanged' }, earlier);
  expect(changed.rows).toEqual(['a 6', 'b 7']);
});

test('row 7: follows for who waits or is expected, may be asked again, and never after an arrival', () => {
  const stepBack = done(casts(PENDING, HELD), 'cast', 'b', cancel, earlier);
  expect(stepBack.steps[1]!.decision).toMatchObject({ transition: '7', from: 'pending', repeatable: true });
  const agreed = done(casts(HELD, HELD, PENDING), 'cast', 'a', cancel, earlier);
  expect(agreed.rows).toEqual(['a 9', 'b 7', 'c 7']);
  const expected = done(casts(DUE, DUE), 'cast', 'a', cancel, daysBefore(1, 10));
  expect(expected.steps[1]!.decision).toMatchObject({ transition: '7', from: 'due', penalty: null });
  expect(done(casts(DUE, DUE, MEETING), 'cast', 'a', cancel, at(17, 57)).rows).toEqual(['a 15']);
  expect(done(casts(DUE, DUE, FINISHED), 'cast', 'a', cancel, at(18, 5)).rows).toEqual(['a 23']);
});

test('rows 8 and 8a: the guest withdraws from all, answered or not, for nothing', () => {
  const withdrawn = forAll(casts(PENDING, HELD, PENDING), { action: 'withdraw' }, earlier);
  expect(withdrawn.rows).toEqual(['a 8', 'b 8a', 'c 8']);
  expect(withdrawn.told).toEqual(['CAST_WITHDRAWN', 'CAST_WITHDRAWN', 'CAST_WITHDRAWN']);
  expect(withdrawn.money).toEqual(withdrawn.money.map(() => ({ kind: 'release', compensate: false })));
  expect(forAllRefused(casts(DUE, DUE), { action: 'withdraw' }, earlier)).toBe('ACTION_NOT_ALLOWED');
});

test('row 9: before the confirmation she steps back with a reason and without a penalty', () => {
  const back = done(casts(HELD, PENDING), 'cast', 'a', cancel, earlier);
  expect(back).toMatchObject({ rows: ['a 9', 'b 7'], penalties: [] });
  expect(back.told).toEqual(['GUEST_STEPPED_BACK', 'CAST_ONE_COULD_NOT']);
  expect(refused(casts(HELD, PENDING), 'cast', 'a', { action: 'cancel' }, earlier)).toBe('REASON_REQUIRED');
});

test('rows 10 and 10a: a suspended cast ends it for the others, a suspended guest for all, with the fee of the day', () => {
  const suspend = { action: 'suspend' } as const;
  expect(done(casts(DUE, DUE), 'operator', 'b', suspend, at(9)).rows).toEqual(['b 10a', 'a 7']);
  expect(done(casts(DUE, DUE, MEETING), 'operator', 'b', suspend, at(17, 58)).rows).toEqual(['b 10a']);
  const participations = casts(DUE, DUE);
  const command = { action: 'suspend', takeFee: true } as const;
  const guest = done(
    participations,
    'operator',
    participationsFor(participations, 'suspend'),
    command,
    at(9),
  );
  expect(guest.rows).toEqual(['a 10', 'b 10']);
  expect(guest.money).toMatchObject([{ points: 15_000 }, { points: 15_000 }]);
});

test('rows 11 and 47: a payment that does not come ends all participations at once', () => {
  const paymentDeadlineAt = daysBefore(2, 18);
  const unpaid = casts({ ...DUE, paymentDeadlineAt }, { ...DUE, paymentDeadlineAt });
  expect(clocked(unpaid)).toMatchObject({ at: paymentDeadlineAt, ids: ['a', 'b'], rows: ['a 11', 'b 11'] });
  const participations = casts(HELD, PENDING);
  const command = { action: 'cancelForPayment' } as const;
  const bank = done(
    participations,
    'system',
    participationsFor(participations, 'cancelForPayment'),
    command,
    earlier,
  );
  expect(bank.rows).toEqual(['a 47', 'b 47']);
});

test.each([
  ['12', daysBefore(2, 20), 0],
  ['13', daysBefore(1, 10), 15_000],
  ['14', at(9), 30_000],
])('row %s: the guest cancels all, and owes each cast her share of the day', (row, now, points) => {
  const over = forAll(casts(DUE, DUE), cancel, now);
  expect(over.rows).toEqual([`a ${row}`, `b ${row}`]);
  expect(over.money.reduce((sum, money) => sum + ('points' in money ? money.points : 0), 0)).toBe(points);
  expect(isFinal(over.participations)).toBe(true);
});

test('rows 12 to 14: not once somebody has come, be it before the start', () => {
  const soon = at(17, 57);
  expect(forAllRefused(casts(MEETING, DUE), cancel, soon)).toBe('ACTION_NOT_ALLOWED');
  expect(forAllRefused(casts(MEETING, MEETING), cancel, soon)).toBe('ACTION_NOT_ALLOWED');
  expect(forAllRefused(casts(FINISHED, DUE), cancel, at(18, 10))).toBe('ACTION_NOT_ALLOWED');
  expect(forAll(casts(MEETING), cancel, soon).rows).toEqual(['a 14']);
});

test.each([
  ['15', daysBefore(1, 10)],
  ['23', at(18, 5)],
])('row %s: her cancellation ends it for all while nobody is there, and is hers alone after', (row, now) => {
  const over = done(casts(DUE, DUE), 'cast', 'b', cancel, now);
  expect(over).toMatchObject({ rows: [`b ${row}`, 'a 7'], penalties: ['b'] });
  expect(over.told).toContain('GUEST_CANCELLED_BY_CAST');
  const met = { ...MEETING, arrivedAt: addMinutes(now, -1) };
  const alone = done(casts(met, DUE), 'cast', 'b', cancel, now);
  expect(alone).toMatchObject({ rows: [`b ${row}`], phases: ['meeting', 'closed'], penalties: ['b'] });
  expect(alone.told).toEqual(['GUEST_ONE_CAST_CANCELLED', 'OTHERS_CAST_CANCELLED']);
});

test('rows 17 and 20: an arrival is hers alone', () => {
  const arrive = { action: 'arrive' } as const;
  expect(done(casts(DUE, DUE), 'cast', 'b', arrive, at(17, 30))).toMatchObject({
    rows: ['b 17'],
    phases: ['due', 'meeting'],
  });
  expect(done(casts(MEETING, NO_SHOW), 'cast', 'b', arrive, at(18, 40)).rows).toEqual(['b 20']);
});

test('row 18: an arrival that was taken back is none; the others are held together again', () => {
  const back = done(casts(MEETING, DUE), 'cast', 'a', { action: 'takeBackArrival' }, at(17, 56));
  expect(back).toMatchObject({ rows: ['a 18'], phases: ['due', 'due'] });
  expect(done(back.participations, 'cast', 'b', cancel, at(17, 58)).rows).toEqual(['b 15', 'a 7']);
});

test('row 19: all who have not come are late at once, and nobody is ended by it', () => {
  expect(clocked(casts(DUE, MEETING, DUE))).toMatchObject({
    at: at(18, 15),
    ids: ['a', 'c'],
    rows: ['a 19', 'c 19'],
    phases: ['noShow', 'meeting', 'noShow'],
  });
});

test('row 21: the guest leaves one who did not come, or all of them; each is a penalty', () => {
  const now = at(18, 20);
  const one = done(casts(MEETING, NO_SHOW), 'guest', 'b', leave, now);
  expect(one).toMatchObject({ rows: ['b 21'], phases: ['meeting', 'closed'], penalties: ['b'] });
  const all = forAll(casts(NO_SHOW, MEETING, NO_SHOW), leave, now);
  expect(all).toMatchObject({ rows: ['a 21', 'c 21'], penalties: ['a', 'c'] });
  expect(forAll(casts(NO_SHOW, NO_SHOW), leave, now).phases).toEqual(['closed', 'closed']);
});

test('row 22: at the end the clock closes who never came; the guest hears whether others go on', () => {
  const over = clocked(casts(NO_SHOW, NO_SHOW));
  expect(over).toMatchObject({ at: at(19, 30), rows: ['a 22', 'b 22'], penalties: ['a', 'b'] });
  expect(over.told).toContain('GUEST_NO_SHOW_CLOSED');
  const beside = clocked(casts(MEETING, NO_SHOW));
  expect(beside.rows).toEqual(['b 22']);
  expect(beside.told).toEqual(['GUEST_ONE_CAST_CANCELLED', 'CAST_NO_SHOW_CLOSED']);
});

test('row 24: only the end of all closes who never came, and only while somebody is there', () => {
  const now = at(19);
  const all = forAll(casts(MEETING, NO_SHOW), finish, now);
  expect(all).toMatchObject({ rows: ['a 28', 'b 24'], phases: ['finished', 'closed'], penalties: ['b'] });
  expect(forAll(casts(NO_SHOW, MEETING), finish, now).rows).toEqual(['a 24', 'b 28']);
  expect(refused(casts(MEETING, NO_SHOW), 'guest', 'b', finish, now)).toBe('NOBODY_ARRIVED');
  expect(forAllRefused(casts(NO_SHOW, NO_SHOW), finish, now)).toBe('NOBODY_ARRIVED');
  expect(forAllRefused(casts(FINISHED, NO_SHOW), finish, now)).toBe('NOBODY_ARRIVED');
});

test('row 26: more time is agreed with one cast', () => {
  const longer = done(casts(MEETING, ASKED), 'cast', 'b', { action: 'agreeExtension' }, at(19, 15));
  expect(longer.rows).toEqual(['b 26']);
  expect(longer.participations.map(({ state }) => state.endsAt)).toEqual([at(19, 30), at(19, 45)]);
  expect(longer.told).toEqual(['GUEST_EXTENSION_AGREED', 'OTHERS_EXTENSION_AGREED']);
});

test('row 28: the guest ends it with one, or with all that are in it', () => {
  const now = at(19);
  const one = done(casts(MEETING, MEETING), 'guest', 'a', finish, now);
  expect(one).toMatchObject({ rows: ['a 28'], phases: ['finished', 'meeting'] });
  expect(one.money).toMatchObject([{ kind: 'settle', minutes: 60, points: 10_000 }]);
  expect(isFinal(one.participations)).toBe(false);
  expect(forAll(casts(MEETING, FINISHED, MEETING), finish, now).rows).toEqual(['a 28', 'c 28']);
  expect(forAllRefused(casts(MEETING, { ...MEETING, startsAt: at(19, 15) }), finish, now)).toBe(
    'ACTION_NOT_ALLOWED',
  );
});

test('row 30: who leaves early is told to the others, who go on', () => {
  const left = done(casts(MEETING, MEETING), 'cast', 'a', { action: 'forceFinish', reason }, at(18, 50));
  expect(left).toMatchObject({ rows: ['a 30'], phases: ['finished', 'meeting'] });
  expect(left.told).toContain('OTHERS_CAST_LEFT');
});

test('row 33: the clock ends together what ends together', () => {
  expect(clocked(casts(MEETING, MEETING))).toMatchObject({ at: at(19, 45), rows: ['a 33', 'b 33'] });
  const longer = { ...MEETING, endsAt: at(19, 45) };
  expect(clocked(casts(longer, MEETING))).toMatchObject({ at: at(19, 45), ids: ['b'] });
});

test('row 41: the booking settles when the last participation has ended and no claim is open', () => {
  expect(isFinal(casts(FINISHED, CLOSED))).toBe(true);
  expect(isFinal(casts(FINISHED, CLAIMED_BY_CAST))).toBe(false);
  expect(isFinal(casts(FINISHED, OBJECTED))).toBe(false);
  expect(isFinal(casts(CLOSED, MEETING))).toBe(false);
  const claimed = clocked(casts(FINISHED, { ...CLAIMED_BY_GUEST, finishedAt: at(19, 30) }));
  expect(claimed).toMatchObject({ rows: ['b 46a'], phases: ['finished', 'closed'] });
  expect(isFinal(claimed.participations)).toBe(true);
  expect(nextDueOf(claimed.participations)).toBe(null);
});
