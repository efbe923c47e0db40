import {
  decideBooking,
  isOnlyForAll,
  leadOf,
  nextDueOf,
  participationsFor,
  phaseOf,
  TAKEN_FOR_GRANTED,
} from '@yoimachi/domain/booking';
import type { ActionName, Actor, Command, Participation, ParticipationState } from '@yoimachi/domain/booking';
import { instantAt } from '@yoimachi/domain/time';
import { describe, expect, it } from 'vitest';
import { actionsOf, commandOf, faultOf } from './booking-matrix.test-kit.ts';
import { DAY, pendingState } from './booking.test-kit.ts';
import { buttonOf, buttonsFor, guestButtonsFor } from './booking-actions.ts';
import { factsOf } from './others.ts';

/** One moment in each stretch of a booking from 17:30 to 19:00 where what is allowed differs. */
const MOMENTS = [
  instantAt('2026-11-19', 1201),
  instantAt('2026-11-20', 1199),
  instantAt(DAY, 990),
  instantAt(DAY, 1050),
  instantAt(DAY, 1065),
  instantAt(DAY, 1150),
];
/** For all casts at once; everything else names one of them. */
const FOR_ALL: readonly ActionName[] = ['withdraw', 'cancel'];
const CASTS = ['shiori', 'mio'] as const;

type Booking = readonly Participation[];

interface Act {
  readonly actor: Actor;
  readonly action: ActionName;
  readonly ids: readonly string[];
}

const after = (participations: Booking, { actor, action, ids }: Act, now: Date) =>
  decideBooking(participations, ids, commandOf(action), { actor, now, factsOf: () => TAKEN_FOR_GRANTED });

/** What the two casts and the guest can try: he with all, or with one of them. */
function actsOn(participations: Booking): readonly Act[] {
  const guest = actionsOf('guest').flatMap((action) => [
    { actor: 'guest' as const, action, ids: participationsFor(participations, action as Command['action']) },
    ...CASTS.map((id) => ({ actor: 'guest' as const, action, ids: [id] })),
  ]);
  const casts = CASTS.flatMap((id) =>
    actionsOf('cast').map((action) => ({ actor: 'cast' as const, action, ids: [id] })),
  );
  return [...guest.filter(({ action, ids }) => !FOR_ALL.includes(action) || ids.length > 1), ...casts];
}

function caughtUp(participations: Booking, now: Date): Booking {
  let current = participations;
  for (let due = nextDueOf(current); due !== null && due.at <= now; due = nextDueOf(current)) {
    const result = decideBooking(current, due.ids, { action: due.action }, { actor: 'clock', now: due.at });
    if (!result.ok) throw new Error(result.error.code);
    current = result.value.participations;
  }
  return current;
}

/** The parts of a participation that its buttons, now or later, can depend on. */
function traitsOf(state: ParticipationState, now: Date): string {
  const phase = phaseOf(state);
  if (phase === 'closed' || phase === 'finished') return `${phase} ${state.arrivedAt !== null}`;
  const { status, arrivedAt, arrivedBy, extensionAskedAt, endsAt, plannedEndsAt, claimType, objectedAt } =
    state;
  const isFresh = arrivedAt?.getTime() === now.getTime();
  const isExtended = endsAt > plannedEndsAt;
  const facts = [status, phase, arrivedBy, isFresh, extensionAskedAt !== null, isExtended, claimType];
  return [...facts, objectedAt !== null].join(' ');
}

/** Every reachable state of a booking with two casts at each moment, whatever the three and the clock did before. */
function bookingsByMoment(): (readonly [Date, readonly Booking[]])[] {
  let reached: readonly Booking[] = [CASTS.map((id) => ({ id, state: pendingState() }))];
  return MOMENTS.map((now) => {
    const found = new Map<string, Booking>();
    const queue = reached.map((participations) => caughtUp(participations, now));
    for (let participations = queue.pop(); participations !== undefined; participations = queue.pop()) {
      const key = participations
        .map(({ state }) => traitsOf(state, now))
        .toSorted()
        .join(' + ');
      if (found.has(key)) continue;
      found.set(key, participations);
      for (const act of actsOn(participations)) {
        const result = after(participations, act, now);
        if (result.ok) queue.push(caughtUp(result.value.participations, now));
      }
    }
    reached = [...found.values()];
    return [now, reached] as const;
  });
}

describe('what a screen offers of a booking with two casts and what the server allows', () => {
  const byMoment = bookingsByMoment();
  const faults = (find: (participations: Booking, now: Date) => readonly (string | null)[]) => [
    ...new Set(
      byMoment
        .flatMap(([now, bookings]) => bookings.flatMap((participations) => find(participations, now)))
        .filter(Boolean),
    ),
  ];
  const cellOf = (state: ParticipationState, now: Date) => ({
    phase: phaseOf(state),
    isBeforeStart: now < state.startsAt,
  });
  const stampOf = (participations: Booking, now: Date, action: string) =>
    `${participations.map(({ state }) => phaseOf(state)).join('+')} ${now.toISOString()} ${action}`;

  it('reaches each pair of phases in which two casts can be', () => {
    const pairs = new Set(
      byMoment.flatMap(([, bookings]) =>
        bookings.map((participations) =>
          participations
            .map(({ state }) => phaseOf(state))
            .toSorted()
            .join('+'),
        ),
      ),
    );
    expect([...pairs].toSorted()).toMatchInlineSnapshot(`
      [
        "claimed+claimed",
        "claimed+closed",
        "claimed+finished",
        "claimed+meeting",
        "claimed+noShow",
        "closed+closed",
        "closed+due",
        "closed+finished",
        "closed+meeting",
        "closed+noShow",
        "due+due",
        "due+finished",
        "due+meeting",
        "finished+finished",
        "finished+meeting",
        "finished+noShow",
        "held+pending",
        "meeting+meeting",
        "meeting+noShow",
        "noShow+noShow",
        "pending+pending",
      ]
    `);
  });

  it('are the same for each cast', () => {
    const wrong = faults((participations, now) =>
      participations.flatMap(({ id, state }) => {
        const others = participations.filter((other) => other.id !== id);
        const facts = factsOf({
          others: others.map((other) => ({
            userId: other.id,
            nickname: '',
            photo: null,
            phase: phaseOf(other.state),
          })),
        });
        const buttons = buttonsFor(state, 'cast', now, facts);
        return actionsOf('cast').map((action) => {
          const isAllowed = after(participations, { actor: 'cast', action, ids: [id] }, now).ok;
          const button = buttonOf(buttons, action as Command['action']);
          const fault = faultOf({ ...cellOf(state, now), role: 'cast', action, isAllowed, button });
          return fault && `${stampOf(participations, now, action)}: ${fault}`;
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are the same for the guest with one of the casts', () => {
    const wrong = faults((participations, now) => {
      const buttons = guestButtonsFor(participations, now);
      return participations.flatMap(({ id, state }) =>
        actionsOf('guest')
          .filter((action) => !FOR_ALL.includes(action))
          .map((action) => {
            const button = buttonOf(buttons.of(id), action as Command['action']);
            if (isOnlyForAll(participations, action as Command['action']))
              return button ? `${stampOf(participations, now, action)}: is for all` : null;
            const isAllowed = after(participations, { actor: 'guest', action, ids: [id] }, now).ok;
            const fault = faultOf({ ...cellOf(state, now), role: 'guest', action, isAllowed, button });
            return fault && `${stampOf(participations, now, action)}: ${fault}`;
          }),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are the same for the guest with all of them', () => {
    const wrong = faults((participations, now) => {
      const buttons = guestButtonsFor(participations, now).whole;
      const isLeft = isOnlyForAll(participations, 'cancelNoShow');
      return [...FOR_ALL, 'finish' as const, ...(isLeft ? ['cancelNoShow' as const] : [])].map((action) => {
        const ids = participationsFor(participations, action as Command['action']);
        const isAllowed = after(participations, { actor: 'guest', action, ids }, now).ok;
        const button = buttonOf(buttons, action as Command['action']);
        const inMeeting = participations.filter(
          (participation) => phaseOf(participation.state) === 'meeting',
        ).length;
        // Ending with the only one present is a button of her participation.
        if (action === 'finish' && inMeeting < 2)
          return button ? `${stampOf(participations, now, action)}: one` : null;
        const cell = cellOf(leadOf(participations).state, now);
        const fault = faultOf({ ...cell, role: 'guest', action, isAllowed, button });
        return fault && `${stampOf(participations, now, action)}: ${fault}`;
      });
    });
    expect(wrong).toEqual([]);
  });
});
