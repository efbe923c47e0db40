import {
  EXTENSION_MINUTES,
  nextExtensionPoints,
  NO_SUM,
  participationsFor,
  sumOf,
  type Command,
  type Sum,
} from '@yoimachi/domain/booking';
import type { ModelBooking, ModelParticipation } from './model-types.ts';
import type { ModelStep } from './model-whole.ts';

/** The cost of an act as a screen shows it, at the time somebody looks. */
export function sumSeen(
  { participations }: ModelBooking,
  named: ModelParticipation | undefined,
  actor: 'guest' | 'cast',
  { action }: Command,
  at: Date,
): Sum {
  const members = participations.map((participation) => ({
    id: String(participation.cast),
    state: participation.state,
  }));
  return sumOf(
    members,
    participationsFor(members, action, named && String(named.cast)),
    { actor, action },
    at,
  );
}

/** What the guest pays for a decision, read from the money it moves; asking for more time costs what its acceptance will. */
export function costOf(steps: readonly ModelStep<ModelParticipation>[], { action }: Command): Sum {
  if (action === 'askExtension')
    return { points: nextExtensionPoints(steps[0]!.participation.state), minutes: EXTENSION_MINUTES };
  return steps.reduce<Sum>(({ points, minutes }, { decision: { money } }) => {
    switch (money.kind) {
      case 'extend':
        return { points: money.points, minutes: EXTENSION_MINUTES };
      case 'settle':
        return { points: points + money.points, minutes: (minutes ?? 0) + money.minutes };
      default:
        return { points: points + (money.kind === 'fee' ? money.points : 0), minutes };
    }
  }, NO_SUM);
}
