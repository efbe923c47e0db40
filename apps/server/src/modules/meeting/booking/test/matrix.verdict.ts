import {
  TAKEN_FOR_GRANTED,
  decideBooking,
  EXTENSION_MINUTES,
  isOnlyForAll,
  isSameSum,
  nextDueOf,
  nextExtensionPoints,
  NO_SUM,
  participationsFor,
  type BookingDecision,
  type Command,
  type Participation,
  type Role,
  type Step,
  type Sum,
} from '@yoimachi/domain/booking';
import type { Route } from '@yoimachi/contract/route';
import { takesCast, type Case, type StoredParticipation } from './matrix.cases.ts';

/** The participations in a booking in the order of its request. */
export type Stored = readonly StoredParticipation[];

/** The caller, and which participation the call is about, by its place: a cast about her own, a guest about one or all. */
export interface Caller {
  readonly role: Role;
  readonly participation: number | null;
}

/** What a call must return: an error code, or 200 with all participations afterwards and the steps the process took. */
export type Verdict =
  | string
  | { readonly after: Stored; readonly steps: readonly Step[]; readonly version: number | null };

/** Everybody in a booking who makes a call: each cast, and the guest about all casts or, by name, about each of several. */
export function callersOf(stored: Stored, route: Route): Caller[] {
  const role: Role = route.who === 'guest' ? 'guest' : 'cast';
  const each = stored.map((_, participation) => ({ role, participation }));
  if (role === 'cast') return each;
  const named = stored.length > 1 && takesCast(route) ? each : [];
  return [{ role, participation: null }, ...named];
}

/** Participations are identified by their place, so that bookings of different people can be compared. */
export const participationsOf = (stored: Stored): Participation[] =>
  stored.map(({ state }, index) => ({ id: String(index), state }));
export const withStates = (stored: Stored, members: readonly Participation[]): Stored =>
  stored.map((participation, index) => ({ ...participation, state: members[index]!.state }));
const namedBy = <T>(participations: readonly T[], { participation }: Caller): readonly T[] =>
  participation === null ? participations : [participations[participation]!];

/** The version a booking's caller names. */
export const versionFor = (stored: Stored, caller: Caller): number =>
  namedBy(stored, caller).reduce((sum, { state }) => sum + state.version, 0);

/** A booking after all clock work due by `now`, each change at its own due time, and the steps taken. */
export function caughtUp(stored: Stored, now: Date): { readonly stored: Stored; readonly steps: Step[] } {
  let members: readonly Participation[] = participationsOf(stored);
  const steps: Step[] = [];
  for (let due = nextDueOf(members); due !== null && due.at <= now; due = nextDueOf(members)) {
    const context = { actor: 'clock', now: due.at } as const;
    const decision = decideBooking(members, due.ids, { action: due.action }, context);
    if (!decision.ok) throw new Error(`${due.action}: ${decision.error.code}`);
    members = decision.value.participations;
    steps.push(...decision.value.steps);
  }
  return { stored: steps.length === 0 ? stored : withStates(stored, members), steps };
}

/** What a case must return to somebody in the booking who saw its stored state. */
export function verdictOf(made: Case, caller: Caller, seen: Stored, now: Date): Verdict {
  const stored = made.catchesUp === 'never' ? seen : caughtUp(seen, now).stored;
  // A participation the clock has not changed is still as its caller saw it.
  if (made.catchesUp === 'always' && versionFor(stored, caller) !== versionFor(seen, caller))
    return 'CONFLICT';
  if (made.command) {
    const decided = decidedBy(made.command, caller, stored, now);
    if (typeof decided === 'string') return decided;
    if (made.shown && !isSameSum(shownTo(made, caller, seen, now), owedBy(decided, stored)))
      return 'SUM_CHANGED';
    const after = withStates(stored, decided.participations);
    return { after, steps: decided.steps, version: versionFor(after, caller) };
  }
  if (!made.rule) return { after: stored, steps: [], version: null };
  const isUnclear = caller.participation === null && stored.length > 1;
  if (isUnclear) return 'VALIDATION';
  const index = caller.participation ?? 0;
  const state = made.rule(stored[index]!, caller.role, now);
  if (typeof state === 'string') return state;
  const after = stored.map((participation, place) =>
    place === index ? { ...participation, state } : participation,
  );
  return { after, steps: [], version: made.catchesUp === 'always' ? state.version : null };
}

const FOR_ALL: readonly Command['action'][] = ['withdraw', 'cancel', 'cancelNoShow', 'finish'];

/** The cost stated by a caller who saw the booking in this state; none where the process refuses. */
export function shownTo(made: Case, caller: Caller, seen: Stored, now: Date): Sum {
  const decided = made.command && decidedBy(made.command, caller, seen, now);
  const owed = decided === undefined || typeof decided === 'string' ? NO_SUM : owedBy(decided, seen);
  return made.shown?.(owed) ?? owed;
}

/** What a decision costs the guest, read from the money it moves; asking for more time costs what its acceptance will. */
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

/** What the process makes of a case, or the code it is refused with. */
function decidedBy(
  commandOf: NonNullable<Case['command']>,
  caller: Caller,
  stored: Stored,
  now: Date,
): BookingDecision | string {
  const members = participationsOf(stored);
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
function idsFor(action: Command['action'], caller: Caller, members: readonly Participation[]) {
  if (caller.role === 'cast') return [String(caller.participation)];
  if (caller.participation === null) {
    if (FOR_ALL.includes(action)) return participationsFor(members, action);
    return members.length === 1 ? ['0'] : 'VALIDATION';
  }
  return isOnlyForAll(members, action) ? 'ACTION_NOT_ALLOWED' : [String(caller.participation)];
}
