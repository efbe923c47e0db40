import { OTHER_DISTRICT } from '@yoimachi/domain/profile';
import { ANY_DAY, listOf, without, type FilterWords } from '@yoimachi/domain/search';
import { addDays, dayOf, instantAt, type Day } from '@yoimachi/domain/time';

/** Hours in Japan at which is looked whether somebody new fits, until he was told that day. */
const LOOK_HOURS = [9, 12, 15, 18, 21];

/** What is searched for, as an address has it: without a day it is tomorrow, ANY_DAY stands for whenever she can be met. */
export type SavedFilter = FilterWords;

/** The conditions on a day on which they are looked for; null when the day that was asked for is over. */
export function wordsOn(filter: SavedFilter, today: Day): FilterWords | null {
  const tomorrow = addDays(today, 1);
  if (filter.day === ANY_DAY) return without(filter, 'day');
  if (filter.day !== undefined && filter.day < tomorrow) return null;
  return { ...filter, day: filter.day ?? tomorrow };
}

/** When is looked next: at the next of the hours, after he was told at the first one of tomorrow. */
export function nextLook(now: Date, isTold: boolean): Date {
  const today = dayOf(now);
  const [first = 0] = LOOK_HOURS;
  const later = LOOK_HOURS.map((hour) => instantAt(today, hour * 60)).find((at) => at > now);
  return later && !isTold ? later : instantAt(addDays(today, 1), first * 60);
}

interface Place {
  /** Code 1 to 47. */
  readonly prefecture: number;
  readonly name: string;
}
/** A district has another name, or is no more; what was in it is in `to`, where that is known. */
export interface DistrictMove {
  readonly from: Place;
  readonly to: Place | null;
}

/** The same search where its district is now; itself where it does not name it. What is in another prefecture is looked for there only when nothing else was. */
export function movedFilter(filter: SavedFilter, { from, to }: DistrictMove): SavedFilter {
  const named = listOf(filter.district);
  const isThere = filter.prefecture === undefined || filter.prefecture === from.prefecture;
  if (!named.includes(from.name) || !isThere) return filter;
  const stays = to?.prefecture === from.prefecture;
  const rest = named.filter((name) => name !== from.name && !(stays && name === to.name));
  if (stays) return { ...filter, ...codeOf(to), district: [...rest, to.name].join(',') };
  if (rest.length > 0) return { ...filter, district: rest.join(',') };
  const elsewhere = without(filter, 'prefecture', 'district');
  return to
    ? { ...elsewhere, ...codeOf(to), district: to.name }
    : { ...elsewhere, prefecture: from.prefecture };
}

/** Where the name alone does not say it, as an address has it. */
const codeOf = ({ prefecture, name }: Place) => (name === OTHER_DISTRICT ? { prefecture } : {});
