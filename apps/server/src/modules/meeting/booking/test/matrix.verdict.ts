import {
  TAKEN_FOR_GRANTED,
  decideBooking,
  EXTENSION_MINUTES,
  isOnlyForAll,
  isSameSum,
  nextDueOf,
  nextExtensionPoints,
  NO_SUM,
  partsFor,
  type BookingDecision,
  type Command,
  type Member,
  type Role,
  type Step,
  type Sum,
} from '@yoimachi/domain/booking';
import type { Route } from '@yoimachi/contract/route';
import { takesCast, type Case, type StoredPart } from './matrix.cases.ts';

/** The parts of a booking in the order of its request. */
export type Stored = readonly StoredPart[];

/** Who calls, and about which part, by its place: a cast about her own, a guest about one or about all. */
export interface Caller {
  readonly role: Role;
  readonly part: number | null;
}

/** What a call must answer: an error's code, or 200 with all parts afterwards and the steps that the process took. */
export type Verdict =
  string | { readonly after: Stored; readonly steps: readonly Step[]; readonly version: number | null };

/** Everybody of a booking who makes a call: each cast, and the guest about all, or by name about each of several. */
export function callersOf(stored: Stored, route: Route): Caller[] {
  const role: Role = route.who === 'guest' ? 'guest' : 'cast';
  const each = stored.map((_, part) => ({ role, part }));
  if (role === 'cast') return each;
  const named = stored.length > 1 && takesCast(route) ? each : [];
  return [{ role, part: null }, ...named];
}

/** Parts are known by their place: bookings of different people then compare. */
export const membersOf = (stored: Stored): Member[] =>
  stored.map(({ state }, index) => ({ id: String(index), state }));
export const withStates = (stored: Stored, members: readonly Member[]): Stored =>
  stored.map((part, index) => ({ ...part, state: members[index]!.state }));
const namedBy = <T>(parts: readonly T[], { part }: Caller): readonly T[] =>
  part === null ? parts : [parts[part]!];

/** What the caller of a booking names as its version. */
export const versionFor = (stored: Stored, caller: Caller): number =>
  namedBy(stored, caller).reduce((sum, { state }) => sum + state.version, 0);

/** A booking after all that the clock owes it by `now`, each change at its own due time, and the steps that took. */
export function caughtUp(stored: Stored, now: Date): { readonly stored: Stored; readonly steps: Step[] } {
  let members: readonly Member[] = membersOf(stored);
  const steps: Step[] = [];
  for (let due = nextDueOf(members); due !== null && due.at <= now; due = nextDueOf(members)) {
    const context = { actor: 'clock', now: due.at } as const;
    const decision = decideBooking(members, due.ids, { action: due.action }, context);
    if (!decision.ok) throw new Error(`${due.action}: ${decision.error.code}`);
    members = decision.value.members;
    steps.push(...decision.value.steps);
  }
  return { stored: steps.length === 0 ? stored : withStates(stored, members), steps };
}

/** What a case must answer to somebody of the booking who saw it as it is stored. */
export function verdictOf(made: Case, caller: Caller, seen: Stored, now: Date): Verdict {
  const stored = made.catchesUp === 'never' ? seen : caughtUp(seen, now).stored;
  // A part that the clock has not changed is still what its caller saw.
  if (made.catchesUp === 'always' && versionFor(stored, caller) !== versionFor(seen, caller))
    return 'CONFLICT';
  if (made.command) {
    const decided = decidedBy(made.command, caller, stored, now);
    if (typeof decided === 'string') return decided;
    if (made.shown && !isSameSum(shownTo(made, caller, seen, now), owedBy(decided, stored)))
      return 'SUM_CHANGED';
    const after = withStates(stored, decided.members);
    return { after, steps: decided.steps, version: versionFor(after, caller) };
  }
  if (!made.rule) return { after: stored, steps: [], version: null };
  const isUnclear = caller.part === null && stored.length > 1;
  if (isUnclear) return 'VALIDATION';
  const index = caller.part ?? 0;
  const state = made.rule(stored[index]!, caller.role, now);
  if (typeof state === 'string') return state;
  const after = stored.map((part, place) => (place === index ? { ...part, state } : part));
  return { after, steps: [], version: made.catchesUp === 'always' ? state.version : null };
}

const FOR_ALL: readonly Command['action'][] = ['withdraw', 'cancel', 'cancelNoShow', 'finish'];

/** What somebody who saw the booking so says that his call costs; of what the process refuses, nothing. */
export function shownTo(made: Case, caller: Caller, seen: Stored, now: Date): Sum {
  const decided = made.command && decidedBy(made.command, caller, seen, now);
  const owed = decided === undefined || typeof decided === 'string' ? NO_SUM : owedBy(decided, seen);
  return made.shown?.(owed) ?? owed;
}

/** What was decided costs the guest, read from the money that it moves; a question for more time costs what its answer will. */
function owedBy({ steps }: BookingDecision, stored: Stored): Sum {
  const sums = steps.map(({ id, decision: { action, money } }): Sum => {
    if (action === 'askExtension')
      return { points: nextExtensionPoints(stored[Number(id)]!.state), minutes: EXTENSION_MINUTES };
    switch (money.kind) {
      case 'extend':
        return { points: money.points, minutes: EXTENSION_MINUTES };
      case 'settle':
        return { points: money.points, minutes: money.minutes };
      default:
        return { points: money.kind === 'fee' ? money.points : 0, minutes: null };
    }
  });
  const timed = sums.flatMap(({ minutes }) => minutes ?? []);
  return {
    points: sums.reduce((total, { points }) => total + points, 0),
    minutes: timed.length === 0 ? null : timed.reduce((total, minutes) => total + minutes, 0),
  };
}

/** What the process makes of a case, or the code with which it is refused. */
function decidedBy(
  commandOf: NonNullable<Case['command']>,
  caller: Caller,
  stored: Stored,
  now: Date,
): BookingDecision | string {
  const members = membersOf(stored);
  const command = commandOf(namedBy(members, caller), now);
  if (typeof command === 'string') return command;
  const ids = idsFor(command.action, caller, members);
  if (typeof ids === 'string') return ids;
  const decision = decideBooking(members, ids, command, {
    actor: caller.role,
    now,
    factsOf: () => TAKEN_FOR_GRANTED,
  });
  return decision.ok ? decision.value : decision.error.code;
}

/** What is about one cast names her. */
function idsFor(action: Command['action'], caller: Caller, members: readonly Member[]) {
  if (caller.role === 'cast') return [String(caller.part)];
  if (caller.part === null) {
    if (FOR_ALL.includes(action)) return partsFor(members, action);
    return members.length === 1 ? ['0'] : 'VALIDATION';
  }
  return isOnlyForAll(members, action) ? 'ACTION_NOT_ALLOWED' : [String(caller.part)];
}
