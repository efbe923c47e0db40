import type { SavedFilter } from '@yoimachi/domain/saved-search';
import { ANY_DAY } from '@yoimachi/domain/search';
import { formatDayShort } from '#lib/dates.ts';
import { activeFilters } from '../active-filters.ts';
import { areaLabel } from '../filters.ts';
import { savedTexts as t } from './ja.ts';

/** What a search asks for, each condition in words, the day first. */
export function wordsOf(filter: SavedFilter): readonly string[] {
  const { day, words } = filter;
  const date = day === undefined ? t.tomorrow : day === ANY_DAY ? t.anyDay : t.day(formatDayShort(day));
  return [date, ...placeAndMore(filter), ...(words ? [t.words(words)] : [])];
}

/** A name to begin with; its day is not part of it, since most searches are for any day or the next. */
export function nameOf(filter: SavedFilter, most: number): string {
  return [...placeAndMore(filter), ...(filter.words ? [filter.words] : [])].join('・').slice(0, most);
}

function placeAndMore(filter: SavedFilter): readonly string[] {
  const area = areaLabel(filter);
  return [...(area ? [area] : []), ...activeFilters(filter).map(({ label }) => label)];
}
