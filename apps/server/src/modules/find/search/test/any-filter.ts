import { anyDetails } from '@yoimachi/domain/search';
import type { Day } from '@yoimachi/domain/time';
import type { SearchFilter } from '../conditions.ts';

const ANY = { min: null, max: null };

export const NO_DETAILS = anyDetails((): readonly string[] => []);

/** A search that asks for nothing. */
export const anyFilter = (guestId: string, day: Day): SearchFilter => ({
  guestId,
  day,
  needsSchedule: false,
  window: { fromMinute: 0, toMinute: 1800 },
  prefecture: null,
  districts: [],
  genres: [],
  classes: [],
  price: ANY,
  tags: [],
  details: NO_DETAILS,
  heightCm: ANY,
  born: { from: null, to: null },
  minReview: null,
  favorite: false,
  registeredFrom: null,
  together: null,
  castIds: null,
  words: [],
  order: 'RECOMMENDED',
});
