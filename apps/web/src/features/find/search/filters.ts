import type { SearchQuery } from '@yoimachi/contract/search';
import {
  CastClass,
  Genre,
  isDistrictOf,
  OTHER_DISTRICT,
  PREFECTURE_COUNT,
  prefectureName,
  prefectureOfDistrict,
} from '@yoimachi/domain/profile';
import { PRICE_30_MAX, PRICE_30_MIN } from '@yoimachi/domain/pricing';
import { addDays, isDay } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';

export type SearchOrder = SearchQuery['order'];

/** The search conditions in the screen's address; absent ones do not narrow the search. */
export interface SearchFilters {
  /** Absent: tomorrow. ANY_DAY: whenever she can be met. */
  readonly day?: Day;
  /** Code; given with a district only where its name alone is ambiguous. */
  readonly prefecture?: number;
  readonly district?: string;
  readonly genre?: number;
  readonly castClass?: CastClass;
  /** Points per 30 minutes. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly words?: string;
  /** Absent: RECOMMENDED. */
  readonly order?: SearchOrder;
}

/** What a control changes; undefined removes the condition. */
export type FilterChange = { readonly [K in keyof SearchFilters]?: SearchFilters[K] | undefined };

/** Stands in for a day when none is asked for. */
export const ANY_DAY = 'any';

export const ORDERS: readonly SearchOrder[] = ['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST'];
export const GENRES: readonly number[] = Object.values(Genre);
export const CLASSES: readonly CastClass[] = Object.values(CastClass);
/** Days in the strip, starting tomorrow. */
const STRIP_DAYS = 14;
/** Maximum length of a search text. */
export const WORDS_MAX = 60;

/** Reads an address; anything that is not a condition is dropped. */
export function readFilters(search: Readonly<Record<string, unknown>>): SearchFilters {
  const words = textOf(search['words']).slice(0, WORDS_MAX);
  return compact({
    day: oneOf(textOf(search['day']), (day): day is Day => day === ANY_DAY || isDay(day)),
    ...areaOf(Number(search['prefecture']), textOf(search['district'])),
    genre: oneOf(Number(search['genre']), (genre): genre is number => GENRES.includes(genre)),
    castClass: CLASSES.find((each) => each === search['castClass']),
    minPrice: oneOf(Number(search['minPrice']), isPrice),
    maxPrice: oneOf(Number(search['maxPrice']), isPrice),
    words: words || undefined,
    order: ORDERS.find((each) => each === search['order'] && each !== 'RECOMMENDED'),
  });
}

/** An area in its shortest form; a district not in the prefecture is dropped. */
export function areaOf(prefecture: number, district: string): Pick<FilterChange, 'prefecture' | 'district'> {
  const code = prefecture >= 1 && prefecture <= PREFECTURE_COUNT ? Math.trunc(prefecture) : undefined;
  const place = prefectureOfDistrict(district);
  if (place !== undefined && (code ?? place) === place) return { prefecture: undefined, district };
  const isRest = code !== undefined && district === OTHER_DISTRICT && isDistrictOf(code, district);
  return { prefecture: code, district: isRest ? district : undefined };
}

/** The prefecture of the current area. */
export function prefectureOf({ prefecture, district }: SearchFilters): number | undefined {
  return prefecture ?? (district === undefined ? undefined : prefectureOfDistrict(district));
}

/** The current area's name; undefined for the whole country. */
export function areaLabel({ prefecture, district }: SearchFilters): string | undefined {
  const place = prefecture === undefined ? undefined : prefectureName(prefecture);
  return [place, district].filter(Boolean).join('・') || undefined;
}

/** The filters after a change, without empty entries, so that the address stays short. */
export function changeFilters(filters: SearchFilters, change: FilterChange): SearchFilters {
  return compact({ ...filters, ...change });
}

/** The call's parameters. A past day, from an old link, means tomorrow. */
export function queryOf(filters: SearchFilters, today: Day): Partial<SearchQuery> {
  const { day: _, ...rest } = filters;
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

/** How many conditions the filter button represents: those not visible next to it. */
export function countFilters({ genre, castClass, minPrice, maxPrice }: SearchFilters): number {
  return [genre, castClass, minPrice ?? maxPrice].filter((value) => value !== undefined).length;
}

/** Clears the filter form's conditions; day, district, words and order stay. */
export const NO_FORM_FILTERS = {
  genre: undefined,
  castClass: undefined,
  minPrice: undefined,
  maxPrice: undefined,
} as const satisfies FilterChange;

function compact(change: FilterChange): SearchFilters {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function oneOf<In, Out extends In>(value: In, isValid: (value: In) => value is Out): Out | undefined {
  return isValid(value) ? value : undefined;
}

function isPrice(value: number): value is number {
  return Number.isInteger(value) && value >= PRICE_30_MIN && value <= PRICE_30_MAX;
}
