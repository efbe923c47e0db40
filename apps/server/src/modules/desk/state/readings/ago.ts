import type { Clock } from '#platform/clock';

/** What the machine's clock says is so long ago, by the product's clock, which may have been moved; null: nothing is. */
export const agoMs = (clock: Clock, ms: number | null): Date | null =>
  ms === null ? null : new Date(clock.now().getTime() - Math.max(0, ms));
