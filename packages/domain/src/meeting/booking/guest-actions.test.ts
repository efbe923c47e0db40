import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { guestActionsFor, TAKEN_FOR_GRANTED, type OfferedAction } from './actions.ts';
import { BOOKING_PROCESS } from './booking-process.ts';
import type { Command } from './command.ts';
import {
  decideBooking,
  isFinal,
  isOnlyForAll,
  nextDueOf,
  participationsFor,
  type Participation,
} from './decide-booking.ts';
import { leadOf } from './display-status.ts';
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

const casts = (...states: ParticipationState[]): Participation[] =>
  states.map((state, index) => ({ id: 'abcd'[index]!, state }));
const names = (offers: readonly OfferedAction[]) =>
  offers.map(({ action, enabled }) => (enabled ? action : `(${action})`));
const buttons = (members: readonly Participation[], now: Date) => {
  const { whole, participations } = guestActionsFor(members, now, TAKEN_FOR_GRANTED);
  return [names(whole), ...[...participations.values()].map(names)];
};

test('before the confirmation he can take back the request, all of it', () => {
  expect(buttons(casts(PENDING, HELD), daysBefore(3, 14))).toEqual([['withdraw'], [], []]);
});

test('a confirmed booking is cancelled whole, for the sum of the fees', () => {
  const { whole, participations } = guestActionsFor(casts(DUE, DUE, DUE), at(16), TAKEN_FOR_GRANTED);
  expect(whole).toEqual([{ action: 'cancel', enabled: true, fee: { percent: 100, points: 45_000 } }]);
  expect(names(participations.get('b')!)).toEqual(['(arrive)']);
  expect(buttons(casts(DUE, DUE), at(17, 10))).toEqual([['cancel'], ['arrive'], ['arrive']]);
});

test('once one has come nothing is cancelled but who is late; the end is for one or for all', () => {
  const here = { ...MEETING, arrivedAt: at(17, 50) };
  expect(buttons(casts(here, DUE), at(17, 55))[0]).toEqual([]);
  const [whole, met, late] = buttons(casts(here, NO_SHOW), at(18, 20));
  expect(whole).toEqual([]);
  expect(met).toContain('finish');
  expect(late).toEqual(['cancelNoShow']);
  expect(buttons(casts(NO_SHOW, NO_SHOW), at(18, 20))).toEqual([['cancelNoShow'], [], []]);
  const all = buttons(casts(here, here, FINISHED), at(18, 50));
  expect(all[0]).toEqual(['finish']);
  expect(all[3]).toEqual([]);
});

test('a single cast has the end as a button of her participation, and nothing twice', () => {
  const [whole, participation] = buttons(casts({ ...MEETING, arrivedAt: at(17, 50) }), at(18, 50));
  expect(whole).toEqual([]);
  expect(participation!.filter((name) => name === 'finish')).toEqual(['finish']);
});

const REJECTED: ParticipationState = { ...PENDING, status: 'REJECT', rejectedAt: daysBefore(3, 14) };
const COULD_NOT: ParticipationState = {
  ...PENDING,
  status: 'AUTO_CANCEL',
  cancelType: 'ONE_COULD_NOT_TAKE_PART',
  cancelledAt: daysBefore(3, 14),
};
const LEFT: ParticipationState = {
  ...DUE,
  status: 'CANCEL',
  cancelType: 'CAST_NO_SHOW',
  cancelledAt: at(18, 20),
};

test.each([
  ['who is in the meeting, before who is over', [FINISHED, MEETING], 1],
  ['who is late like who is there: the first of them', [NO_SHOW, MEETING], 0],
  ['who is still expected, before who is over', [FINISHED, DUE], 1],
  ['whose answer is missing like who has agreed: the first of them', [HELD, PENDING], 0],
  ['who was there, before who was not', [LEFT, FINISHED], 1],
  ['a meeting with a claim like any that is over', [LEFT, CLAIMED_BY_CAST], 1],
  ['who was the cause, before those for whom it followed', [COULD_NOT, REJECTED, COULD_NOT], 1],
  ['who left first, of those who are gone', [LEFT, { ...LEFT, cancelledAt: at(17) }], 1],
] as const)('a booking is shown by %s', (_name, states, index) => {
  const members = casts(...states);
  expect(leadOf(members)).toBe(members[index]);
});

test('a booking without a cast is shown by nothing', () => {
  expect(() => leadOf([])).toThrow('at least one cast');
});

/** Where a walk starts: from the request on it would rarely reach a meeting. */
const start = fc
  .record({
    stage: fc.constantFrom(
      { from: PENDING, now: PENDING.requestedAt },
      { from: PENDING, now: daysBefore(3, 18) },
      { from: PENDING, now: daysBefore(2, 4) },
      { from: DUE, now: daysBefore(1, 9) },
      { from: DUE, now: at(16, 55) },
      { from: DUE, now: at(18, 5) },
      { from: DUE, now: at(18, 13) },
      { from: MEETING, now: at(17, 56) },
      { from: { ...MEETING, arrivedBy: 'guest' as const }, now: at(17, 56) },
      { from: MEETING, now: at(18, 16) },
      { from: ASKED, now: at(19, 12) },
      { from: CLAIMED_BY_GUEST, now: at(18, 25) },
      { from: CLAIMED_BY_GUEST, now: at(19, 25) },
      { from: OBJECTED, now: at(20) },
    ),
    count: fc.integer({ min: 1, max: 4 }),
    hasPaymentDeadline: fc.boolean(),
  })
  .map(({ stage: { from, now }, count, hasPaymentDeadline }) => {
    const paymentDeadlineAt = hasPaymentDeadline && from === PENDING ? daysBefore(2, 18) : null;
    return { now, members: casts(...Array.from({ length: count }, () => ({ ...from, paymentDeadlineAt }))) };
  });
const step = fc.record({
  choice: fc.nat(1000),
  cast: fc.nat(3),
  isForAll: fc.boolean(),
  actor: fc.constantFrom('guest', 'cast', 'guest', 'cast', 'cast', 'guest', 'system', 'operator'),
  waitMinutes: fc.oneof({ weight: 5, arbitrary: fc.nat(12) }, { weight: 1, arbitrary: fc.nat(900) }),
});
type Walk = { readonly now: Date; readonly members: readonly Participation[] };
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const OUTCOMES = ['PLAN', 'REAL_TIME', 'NOTHING'] as const;
const commandOf = (action: string, choice = 0): Command =>
  ({ action, reason: '都合', outcome: OUTCOMES[choice % 3], blamesGuest: choice % 2 === 0 }) as Command;

/** The clock's work up to `now`, as the sweeper does it. */
function sweep(members: readonly Participation[], now: Date): readonly Participation[] {
  let current = members;
  for (let due = nextDueOf(current); due !== null && due.at <= now; due = nextDueOf(current)) {
    const result = decideBooking(current, due.ids, { action: due.action }, { actor: 'clock', now: due.at });
    if (!result.ok) throw new Error(`${due.action} refused: ${result.error.code}`);
    current = result.value.participations;
  }
  return current;
}

/** What the system does to everything a guest has. */
const OF_THE_GUEST = { cancelForPayment: true };

/** Somebody's next act: an action that the phase of a participation has, now and then one it does not. */
function walk({ now: before, members: from }: Walk, each: Step, taken?: Set<string>): Walk {
  const now = addMinutes(before, each.waitMinutes);
  const members = sweep(from, now);
  const { id, state } = members[each.cast % members.length]!;
  const rows = BOOKING_PROCESS.filter(
    (row) => row.actor.includes(each.actor) && row.from.includes(phaseOf(state)) && !row.due,
  );
  const known = each.choice % 10 === 0 || rows.length === 0 ? BOOKING_PROCESS.slice(1) : rows;
  const command = commandOf(known[each.choice % known.length]!.action, each.choice);
  const isForAll = each.isForAll || isOnlyForAll(members, command.action) || command.action in OF_THE_GUEST;
  const acted = participationsFor(
    members,
    command.action,
    isForAll && each.actor !== 'cast' ? undefined : id,
  );
  const result = decideBooking(members, acted, command, {
    actor: each.actor,
    now,
    factsOf: () => TAKEN_FOR_GRANTED,
  });
  if (!result.ok) return { now, members };
  for (const { decision } of result.value.steps) taken?.add(decision.transition);
  return { now, members: result.value.participations };
}

test('whatever people do, all casts are confirmed together and every booking comes to an end', () => {
  const taken = new Set<string>();
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 30 }), (from, steps) => {
      let place: Walk = from;
      for (const each of steps) {
        place = walk(place, each, taken);
        const phases = place.members.map(({ state }) => phaseOf(state));
        const waits = phases.some((phase) => phase === 'pending' || phase === 'held');
        const begun = phases.some((phase) => !['pending', 'held', 'closed'].includes(phase));
        expect(waits && begun).toBe(false);
        const confirmed = place.members.map(({ state }) => state.confirmedAt?.getTime());
        expect(new Set(confirmed).size).toBe(1);
      }
      const end = sweep(place.members, at(400));
      // A claim that was objected to waits for an operator.
      const open = end.filter(({ state }) => !(phaseOf(state) === 'claimed' && state.objectedAt !== null));
      expect(isFinal(open)).toBe(true);
    }),
    { numRuns: 1500, seed: 20_261_121 },
  );
  const ofSeveral = [
    '2',
    '2a',
    '2b',
    '3',
    '4',
    '6',
    '7',
    '8',
    '8a',
    '9',
    '10a',
    '21',
    '24',
    '28',
    '34a',
    '47',
  ];
  expect(ofSeveral.filter((id) => !taken.has(id))).toEqual([]);
});

const GUEST_ACTIONS = [
  ...new Set(
    BOOKING_PROCESS.filter(({ actor, from }) => actor.includes('guest') && from.length > 0).map(
      ({ action }) => action as Command['action'],
    ),
  ),
];

/** Row 21a has no button: a late cast is left by another one. */
const isOfLateClock = ({ members }: Walk, action: string) =>
  action === 'cancel' && members.some(({ state }) => phaseOf(state) === 'noShow');

/** The booking's answer when the guest presses a button for all, or for one participation. */
function pressed({ members, now }: Walk, action: string, id?: string) {
  const command = commandOf(action);
  return decideBooking(members, participationsFor(members, command.action, id), command, {
    actor: 'guest',
    now,
    factsOf: () => TAKEN_FOR_GRANTED,
  });
}

function agrees(place: Walk, action: string, offer: OfferedAction | undefined, id?: string): void {
  const result = pressed(place, action, id);
  expect(result.ok, `${action} of ${id ?? 'all'}`).toBe(offer?.enabled ?? false);
  if (!result.ok) {
    if (offer) expect(result.error.code).toBe(offer.reasonCode);
    return;
  }
  const points = result.value.steps.map(({ decision: { money } }) =>
    money.kind === 'fee' ? money.points : 0,
  );
  if (offer?.fee) expect(points.reduce((sum, each) => sum + each, 0)).toBe(offer.fee.points);
}

test('what the guest is offered is accepted, what is disabled or missing is refused with its reason', () => {
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 20 }), (from, steps) => {
      const last = steps.reduce((place, each) => walk(place, each), from as Walk);
      const offers = guestActionsFor(last.members, last.now, TAKEN_FOR_GRANTED);
      const single = last.members.length === 1;
      for (const [id, offered] of offers.participations) {
        for (const action of GUEST_ACTIONS) {
          const offer = [...offered, ...(single ? offers.whole : [])].find((each) => each.action === action);
          if (isOnlyForAll(last.members, action)) expect(offer).toBeUndefined();
          else if (!isOfLateClock(last, action)) agrees(last, action, offer, id);
        }
      }
      for (const action of GUEST_ACTIONS.filter((name) => isOnlyForAll(last.members, name))) {
        const offer = offers.whole.find((each) => each.action === action);
        if (!isOfLateClock(last, action)) agrees(last, action, offer);
      }
      const end = offers.whole.find(({ action }) => action === 'finish');
      if (end) agrees(last, 'finish', end);
    }),
    { numRuns: 1000, seed: 20_261_121 },
  );
});
