import { cancelTypeLabels } from '#meeting/booking';
import { leadPart } from './parts.ts';
import type { WithParts } from './parts.ts';

/** Why all of a booking ended without a meeting; null where it is not told. */
export function endReason(booking: WithParts): string | null {
  // Whoever was the cause has her own badge; for the booking it is that one of them could not take part.
  const couldNot = booking.parts.some(({ state }) => state.cancelType === 'ONE_COULD_NOT_TAKE_PART');
  if (couldNot) return cancelTypeLabels.ONE_COULD_NOT_TAKE_PART;
  const { cancelType } = leadPart(booking).state;
  return cancelType && cancelTypeLabels[cancelType];
}
