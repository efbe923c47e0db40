import {
  EXTENSION_MINUTES,
  nextExtensionPoints,
  NO_SUM,
  partsFor,
  sumOf,
  type Command,
  type Sum,
} from '@yoimachi/domain/booking';
import type { ModelBooking, ModelPart } from './model.ts';
import type { ModelStep } from './model-whole.ts';

/** What a screen shows that an act costs, at the time somebody looks at it. */
export function sumSeen(
  { parts }: ModelBooking,
  named: ModelPart | undefined,
  actor: 'guest' | 'cast',
  { action }: Command,
  at: Date,
): Sum {
  const members = parts.map((part) => ({ id: String(part.cast), state: part.state }));
  return sumOf(members, partsFor(members, action, named && String(named.cast)), { actor, action }, at);
}

/** What the guest pays for what was decided, read from the money that it moves; a question for more time costs what its answer will. */
export function costOf(steps: readonly ModelStep<ModelPart>[], { action }: Command): Sum {
  if (action === 'askExtension')
    return { points: nextExtensionPoints(steps[0]!.part.state), minutes: EXTENSION_MINUTES };
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
