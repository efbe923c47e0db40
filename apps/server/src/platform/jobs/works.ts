import type { DueWork } from './due.ts';
import type { Routine } from './routine.ts';

/** What the product does by itself: what becomes due, and what has fixed times. */
export interface Works {
  readonly due: readonly DueWork[];
  readonly routines: readonly Routine[];
}
