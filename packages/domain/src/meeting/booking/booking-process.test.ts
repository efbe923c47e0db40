import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { actionsFor } from './actions.ts';
import { BOOKING_PROCESS } from './booking-process.ts';
import { checkProcess } from './check-process.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { nextDue } from './due.ts';
import {
  ASKED,
  at,
  CLAIMED_BY_GUEST,
  daysBefore,
  DUE,
  KNOWN,
  MEETING,
  OBJECTED,
  PENDING,
} from './state.fixture.ts';
import { isOpen, phaseOf, type ParticipationState } from './state.ts';

test('the process is sound', () => {
  expect(checkProcess()).toEqual([]);
});

test('the self-check sees a dead end, a lost phase, an ownerless deadline, a row that is never taken and a fact nobody gives', () => {
  const without = (...ids: string[]) => checkProcess(BOOKING_PROCESS.filter((row) => !ids.includes(row.id)));
  expect(without('19')).toContain('noShow cannot be reached');
  expect(without('19')).toContain('Due time noShow has no row in due');
  expect(without(...'28 29 29a 30 30a 31 33 33a 18 18a 12 13 14 34 34a 34b'.split(' '))).toContain(
    'meeting has no way out',
  );
  const first = BOOKING_PROCESS.find((row) => row.id === '23')!;
  expect(checkProcess([{ ...first, id: 'x' }, ...BOOKING_PROCESS])).toContain(
    'Row 15 is never taken for cancel by cast in due: row x always is',
  );
  expect(checkProcess([...BOOKING_PROCESS, { ...first, id: '1' }])).toContain('Row 1 is there twice');
  expect(checkProcess([{ ...first, guards: ['canPay'] }])).toContain(
    'Row 23 asks for canPay, which cancel does not name',
  );
});

const step = fc.record({
  choice: fc.nat(1000),
  actor: fc.constantFrom('guest' as const, 'cast' as const, 'system' as const, 'operator' as const),
  waitMinutes: fc.oneof({ weight: 5, arbitrary: fc.nat(12) }, { weight: 1, arbitrary: fc.nat(900) }),
  isLastApproval: fc.boolean(),
});
/** Where a walk starts: from the request on it would rarely reach a meeting. */
const start = fc.constantFrom(
  { from: PENDING, now: PENDING.requestedAt },
  { from: DUE, now: daysBefore(1, 9) },
  { from: DUE, now: at(16, 50) },
  { from: DUE, now: at(18, 5) },
  { from: MEETING, now: at(17, 56) },
  { from: { ...MEETING, arrivedBy: 'guest' as const }, now: at(17, 56) },
  { from: MEETING, now: at(19, 10) },
  { from: ASKED, now: at(19, 12) },
  { from: MEETING, now: at(18, 16) },
  { from: CLAIMED_BY_GUEST, now: at(18, 25) },
  { from: CLAIMED_BY_GUEST, now: at(19, 25) },
  { from: OBJECTED, now: at(20) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** An action of the phase, now and then one it does not have. */
function commandOf(state: ParticipationState, { choice }: Step): Command {
  const known = BOOKING_PROCESS.filter((row) => row.from.includes(phaseOf(state)) && !row.due);
  const rows = choice % 10 === 0 || known.length === 0 ? BOOKING_PROCESS.slice(1) : known;
  return {
    action: rows[choice % rows.length]!.action,
    reason: '都合',
    outcome: OUTCOMES[choice % 3],
    blamesGuest: choice % 2 === 0,
  } as Command;
}
const OUTCOMES = ['PLAN', 'REAL_TIME', 'NOTHING'] as const;

/** Runs the clock's work up to `now`, as the sweeper does. */
function sweep(state: ParticipationState, now: Date): ParticipationState {
  for (let due = nextDue(state); due !== null && due.at <= now; due = nextDue(state)) {
    const result = decide(state, { action: due.action }, { actor: 'clock', now: due.at });
    if (!result.ok) throw new Error(`${due.action} refused: ${result.error.code}`);
    state = result.value.state;
  }
  return state;
}

test('whatever people do, the clock always gets its work done and every booking comes to an end', () => {
  const taken = new Set<string>();
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 40 }), ({ from, now }, steps) => {
      let state = from;
      for (const each of steps) {
        now = addMinutes(now, each.waitMinutes);
        state = sweep(state, now);
        const before = state;
        const result = decide(state, commandOf(state, each), { ...KNOWN, ...each, now });
        if (!result.ok) continue;
        taken.add(result.value.transition);
        expect(isOpen(before)).toBe(true);
        const { money, state: after } = result.value;
        state = after;
        expect(result.value.phase).toBe(phaseOf(after));
        if ('points' in money) {
          expect(Number.isInteger(money.points)).toBe(true);
          expect(money.points).toBeGreaterThanOrEqual(0);
        }
        if (money.kind === 'settle') expect(money.minutes % 15).toBe(0);
        if (money.kind === 'fee') expect(money.points).toBeLessThanOrEqual(after.plannedPoints);
      }
      const end = sweep(state, at(400));
      // A participation waiting for another cast has no deadline of its own: the other's ends or confirms it. A claim that was
      // objected to waits for an operator.
      const waits = phaseOf(end) === 'held' || (phaseOf(end) === 'claimed' && end.objectedAt !== null);
      expect(!isOpen(end) || waits).toBe(true);
    }),
    { numRuns: 5000, seed: 20_261_121 },
  );
  const people = BOOKING_PROCESS.filter((row) => !row.due && !['1', '10', '24'].includes(row.id));
  expect(people.map((row) => row.id).filter((id) => !taken.has(id))).toEqual([]);
});

test('what a button offers is what the server accepts', () => {
  const roles = fc.constantFrom('guest' as const, 'cast' as const);
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 15 }), roles, ({ from, now }, steps, role) => {
      let state = from;
      for (const each of steps) {
        now = addMinutes(now, each.waitMinutes);
        const result = decide(state, commandOf(state, each), { ...KNOWN, ...each, now });
        if (result.ok) state = result.value.state;
      }
      for (const { action, enabled, reasonCode } of actionsFor(state, role, now, KNOWN)) {
        const result = decide(state, { action, reason: '都合' } as Command, { ...KNOWN, actor: role, now });
        expect(result.ok).toBe(enabled);
        if (!result.ok) expect(result.error.code).toBe(reasonCode);
      }
    }),
  );
});
