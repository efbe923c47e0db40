import type { SearchQuery } from '@yoimachi/contract/search';
import {
  CastClass,
  Genre,
  OTHER_DISTRICT,
  prefectureName,
  prefectureOfDistrict,
} from '@yoimachi/domain/profile';
import type { Districts } from '@yoimachi/domain/profile';
import { listOf, without, type FilterField, type FilterWords } from '@yoimachi/domain/search';
import { addDays, type Day } from '#lib/dates.ts';
import { ANY_DAY } from './any-day.ts';

export type SearchOrder = SearchQuery['order'];

/**
 * The search conditions in the screen's address; absent ones do not narrow the search. Without a day it is tomorrow, ANY_DAY stands for
 * whenever she can be met. The prefecture is said only where districts do not imply it. Without an order it is RECOMMENDED.
 */
export type SearchFilters = FilterWords & { readonly order?: SearchOrder | undefined };

/** What a control changes; undefined removes the condition. */
export type FilterChange = { readonly [K in keyof SearchFilters]?: SearchFilters[K] | undefined };

export const ORDERS: readonly SearchOrder[] = ['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST'];
export const GENRES: readonly number[] = Object.values(Genre);
export const CLASSES: readonly CastClass[] = Object.values(CastClass);
/** Days in the strip, starting tomorrow. */
const STRIP_DAYS = 14;

/** An area in its shortest form. */
export function areaOf(
  prefecture: number | undefined,
  district: string | undefined,
): Pick<FilterChange, 'prefecture' | 'district'> {
  const isRest = listOf(district)[0] === OTHER_DISTRICT;
  return { prefecture: district && !isRest ? undefined : prefecture, district: district || undefined };
}

/** The prefecture of the current area. */
export function prefectureOf(
  districts: Districts,
  { prefecture, district }: SearchFilters,
): number | undefined {
  return prefecture ?? prefectureOfDistrict(districts, listOf(district)[0] ?? '');
}

/** The current area's name; undefined for the whole country. */
export function areaLabel({ prefecture, district }: SearchFilters): string | undefined {
  const place = prefecture === undefined ? undefined : prefectureName(prefecture);
  return [place, ...listOf(district)].filter(Boolean).join('・') || undefined;
}

/** The filters after a change, without empty entries, so that the address stays short. What needs a day goes with it. */
export function changeFilters(filters: SearchFilters, change: FilterChange): SearchFilters {
  const next: FilterChange = { ...filters, ...change };
  return compact(next.day === ANY_DAY ? without(next, 'fromMinute', 'toMinute', 'together') : next);
}

/** The same without some of its conditions. Without its day it is whenever. */
export function dropConditions(filters: SearchFilters, fields: readonly FilterField[]): SearchFilters {
  const rest: SearchFilters = without(filters, ...fields);
  return fields.includes('day') ? { ...rest, day: ANY_DAY } : rest;
}

/** A list of values with one more or one less, in the order of `all`. */
export function toggled(text: string | undefined, value: string, all: readonly string[]): string | undefined {
  const chosen = new Set(listOf(text));
  if (!chosen.delete(value)) chosen.add(value);
  return all.filter((each) => chosen.has(each)).join(',') || undefined;
}

/** As it stands in an address: a number is written without quotes. */
export function addressOf(filters: SearchFilters): SearchFilters {
  const plain = (name: string, value: unknown) =>
    typeof value === 'string' && name !== 'words' && /^\d+$/.test(value) ? Number(value) : value;
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, plain(name, value)]));
}

/** The call's parameters. A past day, from an old link, means tomorrow. */
export function queryOf(filters: SearchFilters, today: Day): FilterWords {
  const { day: _, order: __, ...rest } = filters;
  const day = chosenDay(filters, today);
  return day === ANY_DAY ? rest : { ...rest, day };
}

/** The day that is shown as chosen, or ANY_DAY. */
export function chosenDay({ day }: SearchFilters, today: Day): Day {
  const tomorrow = addDays(today, 1);
  if (day === ANY_DAY) return day;
  return day && day > tomorrow ? day : tomorrow;
}

/** The days offered: fourteen starting tomorrow, plus a later one given by an address. */
export function offeredDays(today: Day, value: Day): readonly Day[] {
  const days = Array.from({ length: STRIP_DAYS }, (_, index) => addDays(today, index + 1));
  return value !== ANY_DAY && value > addDays(today, STRIP_DAYS) ? [...days, value] : days;
}

/** Stays when the form is cleared, or is not said by a chip: it has a place of its own above the list. */
const ABOVE = ['day', 'words', 'order'] as const;

/** How many conditions the filter button represents: those not visible next to it. Both ends of a range are one. */
export function countFilters(filters: SearchFilters): number {
  const names = Object.keys(without(filters, 'prefecture', 'district', 'words', 'day')).filter(
    (name) => name !== 'order',
  );
  return new Set(names.map((name) => name.replace(/^(min|max|from|to)(?=[A-Z])/, ''))).size;
}

/** Without the form's conditions; day, words and order stay. */
export function clearForm(filters: SearchFilters): SearchFilters {
  return Object.fromEntries(ABOVE.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
}

export function compact(change: FilterChange): SearchFilters {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
