import { MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import { useEffect, useEffectEvent } from 'react';
import { useNow } from '#lib/use-now.ts';
import type { PlanProps } from './request.ts';
import { useOrder } from './use-order.ts';
import { canStart, longestMinutes } from './window.ts';

export type Plan = NonNullable<ReturnType<typeof usePlan>>;

/**
 * Time and length on the chosen day, kept in the same draft as the sheet's; null while no day can be requested. What the day does not
 * offer gives way: the start to the first free one, the length to what fits.
 */
export function usePlan({ cast, days, day, isAsking }: PlanProps) {
  const now = useNow();
  const order = useOrder({ cast, days, day, several: null });
  const { castDay, draft, firstStart, change } = order;
  // The sheet has changed the draft that both keep.
  const readAgain = useEffectEvent(order.readAgain);
  useEffect(() => {
    if (!isAsking) readAgain();
  }, [isAsking]);
  const isKept = castDay !== null && draft.startMinute !== null && canStart(castDay, draft.startMinute, now);
  const startMinute = isKept ? draft.startMinute : firstStart;
  if (castDay === null || startMinute === null) return null;
  const fits = longestMinutes(castDay, startMinute);
  const longest = Math.max(MIN_MINUTES, fits - (fits % STEP_MINUTES));
  const minutes = Math.min(draft.minutes, longest);
  return {
    castDay,
    startMinute,
    minutes,
    longest,
    change,
    /** What is shown is what the sheet begins with. */
    keep: () => change({ startMinute, minutes }),
  };
}
