import type { CastBookingItem } from '@yoimachi/contract/booking';
import { ALONE, type Phase, type SiblingFacts } from '@yoimachi/domain/booking';

const ARRIVED: readonly Phase[] = ['meeting', 'claimed', 'finished'];

type WithOthers = Pick<CastBookingItem, 'others'>;

/** What the process needs to know about the other casts of her booking. */
export function factsOf({ others }: WithOthers): SiblingFacts {
  return {
    ...ALONE,
    several: others.length > 0,
    isLastApproval: isLastToAnswer({ others }),
    anotherArrived: others.some(({ phase }) => ARRIVED.includes(phase)),
  };
}

/** Whether all other casts have approved, so that her approval confirms the booking. */
export function isLastToAnswer({ others }: WithOthers): boolean {
  return others.every(({ phase }) => phase === 'held');
}
