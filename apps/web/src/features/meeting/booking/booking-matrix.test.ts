import { ALONE, decide, nextDue, phaseOf, TAKEN_FOR_GRANTED } from '@yoimachi/domain/booking';
import type { ActionName, Command, ParticipationState, Role } from '@yoimachi/domain/booking';
import { instantAt } from '@yoimachi/domain/time';
import { describe, expect, it } from 'vitest';
import { actionsOf, commandOf, faultOf } from './booking-matrix.test-kit.ts';
import { DAY, pendingState } from './booking.test-kit.ts';
import { buttonOf, buttonsFor } from './booking-actions.ts';

const ROLES = ['guest', 'cast'] as const satisfies readonly Role[];

/** First and last minute of each stretch of a booking from 17:30 to 19:00 where what is allowed differs. */
const MOMENTS = [
  instantAt('2026-11-19', 1201),
  instantAt('2026-11-20', 1200),
  instantAt(DAY, 0),
  instantAt(DAY, 990),
  instantAt(DAY, 1049),
  instantAt(DAY, 1050),
  instantAt(DAY, 1065),
  instantAt(DAY, 1139),
  instantAt(DAY, 1140),
  instantAt(DAY, 1155),
  instantAt(DAY, 1170),
  instantAt('2026-11-22', 1065),
];

function caughtUp(state: ParticipationState, now: Date): ParticipationState {
  let current = state;
  for (let due = nextDue(current); due !== null && due.at <= now; due = nextDue(current)) {
    const decision = decide(current, { action: due.action }, { actor: 'clock', now: due.at });
    if (!decision.ok) throw new Error(decision.error.code);
    current = decision.value.state;
  }
  return current;
}

/** Every state a request can be in at each moment, whatever the two did before and the clock did meanwhile. */
function statesByMoment(): (readonly [Date, readonly ParticipationState[]])[] {
  let reached: readonly ParticipationState[] = [pendingState()];
  return MOMENTS.map((now) => {
    const found = new Map<string, ParticipationState>();
    const queue = reached.map((state) => caughtUp(state, now));
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      const key = JSON.stringify({ ...state, version: 0 });
      if (found.has(key)) continue;
      found.set(key, state);
      for (const actor of ROLES) {
        for (const action of actionsOf(actor)) {
          const decision = decide(state, commandOf(action), { ...ALONE, ...TAKEN_FOR_GRANTED, actor, now });
          if (decision.ok) queue.push(caughtUp(decision.value.state, now));
        }
      }
    }
    reached = [...found.values()];
    return [now, reached] as const;
  });
}

describe('what a screen offers and what the server allows', () => {
  const byMoment = statesByMoment();

  it('reaches every phase of a booking with one cast', () => {
    const phases = new Set(byMoment.flatMap(([, states]) => states.map(phaseOf)));
    expect([...phases].sort()).toEqual(
      ['claimed', 'closed', 'due', 'finished', 'meeting', 'noShow', 'pending'].sort(),
    );
  });

  it.each(ROLES)('are the same for the %s in every state at every moment', (role) => {
    const wrong = new Set<string>();
    for (const [now, states] of byMoment) {
      for (const state of states) {
        const buttons = buttonsFor(state, role, now, ALONE);
        for (const action of actionsOf(role)) {
          const phase = phaseOf(state);
          const isAllowed = decide(state, commandOf(action), {
            ...ALONE,
            ...TAKEN_FOR_GRANTED,
            actor: role,
            now,
          }).ok;
          const button = buttonOf(buttons, action as Command['action']);
          const fault = faultOf({
            phase,
            role,
            action,
            isAllowed,
            isBeforeStart: now < state.startsAt,
            button,
          });
          if (fault) wrong.add(`${phase} ${now.toISOString()} ${action}: ${fault}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it.each(ROLES)('have a place on a screen of the %s for each of their actions', (role) => {
    const files = { guest: GUEST_SCREENS, cast: CAST_SCREENS }[role];
    const texts = [...Object.values(files), ...Object.values(SHARED)].join('\n');
    // A button is looked up by its action, as an argument or as an attribute.
    const isPlaced = (action: ActionName) =>
      texts.includes(`'${action}'`) || texts.includes(`action="${action}"`);
    expect(actionsOf(role).filter((action) => action !== 'scheduleChanged' && !isPlaced(action))).toEqual([]);
  });
});

const GUEST_SCREENS = import.meta.glob<string>('../guest-booking/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CAST_SCREENS = import.meta.glob<string>('../cast-booking/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SHARED = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true });
