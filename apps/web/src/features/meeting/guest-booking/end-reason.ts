import { cancelTypeLabels } from '#meeting/booking';
import { leadParticipation } from './participations.ts';
import type { WithParticipations } from './participations.ts';

/** Why all of a booking ended without a meeting; null if it is not shown. */
export function endReason(booking: WithParticipations): string | null {
  // Whoever caused it has her own badge; for the booking it means that one of them could not take part.
  const couldNot = booking.participations.some(({ state }) => state.cancelType === 'ONE_COULD_NOT_TAKE_PART');
  if (couldNot) return cancelTypeLabels.ONE_COULD_NOT_TAKE_PART;
  const { cancelType } = leadParticipation(booking).state;
  return cancelType && cancelTypeLabels[cancelType];
}
