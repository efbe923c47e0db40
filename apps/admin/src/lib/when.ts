import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';

/** An instant as a clock time of its day, as it is called from now: 「本日 20:14」. */
export const whenText = (at: string): string => formatDeadline(new Date(at), now());
