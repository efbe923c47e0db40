import type { Command } from './command.ts';
import { participationsFor, type Participation } from './decide-booking.ts';
import { changesOf, moneyOf } from './effects.ts';
import { nextExtensionPoints } from './extension.ts';
import type { Situation } from './guards.ts';
import { EXTENSION_MINUTES } from './limits.ts';
import { rowFor } from './resolve.ts';
import { phaseOf, type ParticipationState } from './state.ts';
import type { Actor } from './values.ts';

/** What an act costs the guest, as shown before it is done and checked when it is (rules.md 6). */
export interface Sum {
  /** The price of the time, or the cancellation fee. */
  readonly points: number;
  /** Billed minutes of all casts together; null if no time is billed. */
  readonly minutes: number | null;
}

/** Of what costs nothing. */
export const NO_SUM: Sum = { points: 0, minutes: null };

export interface ActOfSum {
  readonly actor: Actor;
  readonly action: Command['action'];
}

/**
 * What `act` on the participations `ids` costs at `now`: the screens show it, and the server performs the act only if it still holds. It is
 * the money of exactly the process rows the act takes; nothing while a claim blocks settlement. Asking for an extension costs its price. A
 * participation that does not have the act adds nothing.
 */
export function sumOf(
  participations: readonly Participation[],
  ids: readonly string[],
  act: ActOfSum,
  now: Date,
): Sum {
  return participations
    .filter(({ id }) => ids.includes(id))
    .map(({ state }) => sumOfParticipation(state, act, now))
    .reduce(added, NO_SUM);
}

/** The guest's act for all casts it applies to, or for the named one (`partsFor`). */
export function sumForGuest(
  participations: readonly Participation[],
  action: Command['action'],
  now: Date,
  named?: string,
): Sum {
  return sumOf(
    participations,
    participationsFor(participations, action, named),
    { actor: 'guest', action },
    now,
  );
}

/** A cast's act on her own participation. */
export function sumForCast(state: ParticipationState, action: Command['action'], now: Date): Sum {
  return sumOfParticipation(state, { actor: 'cast', action }, now);
}

export function isSameSum(a: Sum, b: Sum): boolean {
  return a.points === b.points && a.minutes === b.minutes;
}

/**
 * What leaving means for the guest: a request is withdrawn while any cast has yet to answer or waits for others; after the start, whoever
 * did not come is left (row 21); otherwise it is a cancellation.
 */
export function leavingOf(
  states: readonly Parameters<typeof phaseOf>[0][],
): 'withdraw' | 'cancel' | 'cancelNoShow' {
  const phases = states.map(phaseOf);
  if (phases.includes('pending') || phases.includes('held')) return 'withdraw';
  return phases.includes('noShow') ? 'cancelNoShow' : 'cancel';
}

function sumOfParticipation(state: ParticipationState, { actor, action }: ActOfSum, now: Date): Sum {
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
