import type { Command } from './command.ts';
import { partsFor, type Member } from './decide-booking.ts';
import { changesOf, moneyOf } from './effects.ts';
import { nextExtensionPoints } from './extension.ts';
import type { Situation } from './guards.ts';
import { EXTENSION_MINUTES } from './limits.ts';
import { rowFor } from './resolve.ts';
import { phaseOf, type ParticipationState } from './state.ts';
import type { Actor } from './values.ts';

/** What an act costs the guest, as it is shown before it is done and checked when it is (rules.md 6). */
export interface Sum {
  /** The price of the time, or the cancellation fee. */
  readonly points: number;
  /** Minutes that are billed, of all casts together; null where no time is. */
  readonly minutes: number | null;
}

/** Of what costs nothing. */
export const NO_SUM: Sum = { points: 0, minutes: null };

export interface ActOfSum {
  readonly actor: Actor;
  readonly action: Command['action'];
}

/**
 * What `act` on the parts `ids` costs at `now`: the screens show it, and the server does the act only when it is still so. It is the
 * money of the very rows of the process that the act takes; nothing while a claim keeps the end from being settled. Asking for an
 * extension is its price. A part that does not know the act adds nothing.
 */
export function sumOf(members: readonly Member[], ids: readonly string[], act: ActOfSum, now: Date): Sum {
  return members
    .filter(({ id }) => ids.includes(id))
    .map(({ state }) => sumOfPart(state, act, now))
    .reduce(added, NO_SUM);
}

/** The guest's act for all casts that it is for, or for the named one (`partsFor`). */
export function sumForGuest(
  members: readonly Member[],
  action: Command['action'],
  now: Date,
  named?: string,
): Sum {
  return sumOf(members, partsFor(members, action, named), { actor: 'guest', action }, now);
}

/** A cast's act on her own part. */
export function sumForCast(state: ParticipationState, action: Command['action'], now: Date): Sum {
  return sumOfPart(state, { actor: 'cast', action }, now);
}

export function isSameSum(a: Sum, b: Sum): boolean {
  return a.points === b.points && a.minutes === b.minutes;
}

/**
 * What leaving is to the guest: a request is withdrawn as long as one cast has to answer or waits for others; once the start is
 * past, who did not come is left (row 21); else it is a cancellation.
 */
export function leavingOf(
  states: readonly Parameters<typeof phaseOf>[0][],
): 'withdraw' | 'cancel' | 'cancelNoShow' {
  const phases = states.map(phaseOf);
  if (phases.includes('pending') || phases.includes('held')) return 'withdraw';
  return phases.includes('noShow') ? 'cancelNoShow' : 'cancel';
}

function sumOfPart(state: ParticipationState, { actor, action }: ActOfSum, now: Date): Sum {
  // Which of the two rows an approval takes is all the same: neither costs anything.
  const context = { actor, now, isLastApproval: true };
  const situation: Situation<'isLastApproval'> = { state, command: { action } as Command, context };
  const row = rowFor(situation);
  if (row === null) return NO_SUM;
  if (action === 'askExtension') return { points: nextExtensionPoints(state), minutes: EXTENSION_MINUTES };
  const after = { ...state, ...changesOf(row, situation), status: row.to.status };
  const money = moneyOf(row, state, after, now);
  switch (money.kind) {
    case 'extend':
      return { points: money.points, minutes: EXTENSION_MINUTES };
    case 'settle':
      return { points: money.points, minutes: money.minutes };
    case 'fee':
      return { points: money.points, minutes: null };
    default:
      return NO_SUM;
  }
}

function added(a: Sum, b: Sum): Sum {
  const minutes = a.minutes === null && b.minutes === null ? null : (a.minutes ?? 0) + (b.minutes ?? 0);
  return { points: a.points + b.points, minutes };
}
