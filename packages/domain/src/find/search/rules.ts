import type { Failure } from '@yoimachi/domain/result';
import { MAX_CASTS } from '@yoimachi/domain/booking';
import { PRICE_30_MAX, PRICE_30_MIN } from '@yoimachi/domain/pricing';
import {
  CastClass,
  type Districts,
  Genre,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  isDistrictOf,
  offeredOf,
  PREFECTURE_COUNT,
  prefectureOfDistrict,
} from '@yoimachi/domain/profile';
import { MAX_MINUTE, MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import { isDay } from '@yoimachi/domain/time';
import { anyDetails } from './any-details.ts';
import { listOf, ON, without, WORDS_MAX, type FilterField, type FilterWords } from './words.ts';

/** A guest is never asked for more than this many tags, districts or ids at once. */
export const CHOICES_MAX = 10;
/** Ages that can be asked for; the youngest is that of the service. */
export const AGE_MIN = 18;
export const AGE_MAX = 60;
/** Scores of reviews that can be asked for, from 1.0 to 5.0. */
export const REVIEW_MIN = 1;
export const REVIEW_MAX = 5;
/** How long after her registration a cast is new. */
export const NEW_FACE_DAYS = 30;
/** Casts who can be looked for together: as many as one request names. */
export const TOGETHER_MIN = 2;
export const TOGETHER_MAX = MAX_CASTS;

export type FilterCode = 'VALIDATION' | 'STORE_AREA_INVALID' | 'FILTER_CROSSED' | 'FILTER_NEEDS_DAY';

/** Longest tag. Whether it is one is not asked: nobody has one that is none, and the list is long. */
const TAG_MAX = 20;

const isWhole = (min: number, max: number, step = 1) => {
  return (value: number) =>
    Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0;
};
const isMinute = isWhole(0, MAX_MINUTE, STEP_MINUTES);
const isPrice = isWhole(PRICE_30_MIN, PRICE_30_MAX);
const isHeight = isWhole(HEIGHT_MIN_CM, HEIGHT_MAX_CM);
const isAge = isWhole(AGE_MIN, AGE_MAX);
const isListOf = (values: readonly (string | number)[]) => {
  const known = new Set(values.map(String));
  return (text: string) => isList(text) && listOf(text).every((one) => known.has(one));
};
const isList = (text: string) => {
  const parts = listOf(text);
  return parts.length > 0 && parts.length <= CHOICES_MAX && new Set(parts).size === parts.length;
};

/** What each condition may be on its own. Whether districts are of the prefecture is looked at with it. */
const FIELDS = {
  day: { text: isDay },
  fromMinute: { number: isMinute },
  toMinute: { number: isMinute },
  prefecture: { number: isWhole(1, PREFECTURE_COUNT) },
  district: { text: isList },
  genre: { text: isListOf(Object.values(Genre)) },
  castClass: { text: isListOf(Object.values(CastClass)) },
  minPrice: { number: isPrice },
  maxPrice: { number: isPrice },
  tags: { text: (text: string) => isList(text) && listOf(text).every((tag) => tag.length <= TAG_MAX) },
  ...anyDetails((name) => ({ text: isListOf(offeredOf(name)) })),
  minHeight: { number: isHeight },
  maxHeight: { number: isHeight },
  minAge: { number: isAge },
  maxAge: { number: isAge },
  minReview: { number: (score: number) => isWhole(REVIEW_MIN * 10, REVIEW_MAX * 10)(tenths(score)) },
  favorite: { text: (text: string) => text === ON },
  newFace: { text: (text: string) => text === ON },
  together: { number: isWhole(TOGETHER_MIN, TOGETHER_MAX) },
  words: { text: (text: string) => text.length <= WORDS_MAX },
} as const satisfies Record<
  FilterField,
  { text(value: string): boolean } | { number(value: number): boolean }
>;

const fieldNames = Object.keys(FIELDS) as FilterField[];
/** Ends of ranges: the smaller one, and the larger, which is the one that is refused. */
const RANGES = [
  ['minPrice', 'maxPrice'],
  ['minHeight', 'maxHeight'],
  ['minAge', 'maxAge'],
] as const satisfies readonly (readonly [FilterField, FilterField])[];
const NEED_DAY = ['fromMinute', 'toMinute', 'together'] as const satisfies readonly FilterField[];

/**
 * Why conditions cannot be asked, by the name of the first that cannot be: one that is none VALIDATION, districts not of one prefecture
 * STORE_AREA_INVALID, an upper end below the lower FILTER_CROSSED, a time or company without its day FILTER_NEEDS_DAY.
 */
export function refusalOf(districts: Districts, asked: FilterWords): Failure<FilterCode> | null {
  const wrong = fieldNames.find((name) => asked[name] !== undefined && !isValid(name, asked[name]));
  if (wrong !== undefined) return { code: 'VALIDATION', field: wrong };
  const needing = NEED_DAY.find((name) => asked[name] !== undefined);
  if (asked.day === undefined && needing !== undefined) return { code: 'FILTER_NEEDS_DAY', field: needing };
  const crossed = RANGES.find(([min, max]) => (asked[min] ?? -Infinity) > (asked[max] ?? Infinity));
  if (crossed) return { code: 'FILTER_CROSSED', field: crossed[1] };
  if ((asked.toMinute ?? MAX_MINUTE) - (asked.fromMinute ?? 0) < MIN_MINUTES)
    return { code: 'FILTER_CROSSED', field: asked.toMinute === undefined ? 'fromMinute' : 'toMinute' };
  const place = placeOf(districts, asked);
  const isOfOne = listOf(asked.district).every(
    (name) => place !== undefined && isDistrictOf(districts, place, name),
  );
  return isOfOne ? null : { code: 'STORE_AREA_INVALID', field: 'district' };
}

/** The prefecture: a district's name alone implies it, except for a prefecture's rest. */
export const placeOf = (districts: Districts, { prefecture, district }: FilterWords): number | undefined =>
  prefecture ?? prefectureOfDistrict(districts, listOf(district)[0] ?? '');

/** What of it can be asked, whatever it is: what is none, or does not go with the rest, is dropped. For addresses, which anybody may write. */
export function cleanFilter(districts: Districts, found: Readonly<Record<string, unknown>>): FilterWords {
  let kept: FilterWords = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = readAs(name, found[name]);
      return value !== undefined && isValid(name, value) ? [[name, value]] : [];
    }),
  );
  for (;;) {
    const refusal = refusalOf(districts, kept);
    if (!refusal) return kept;
    kept = without(kept, refusal.field as FilterField);
  }
}

function isValid(name: FilterField, value: string | number): boolean {
  const field: { text?(value: string): boolean; number?(value: number): boolean } = FIELDS[name];
  return typeof value === 'string' ? (field.text?.(value) ?? false) : (field.number?.(value) ?? false);
}

function readAs(name: FilterField, value: unknown): string | number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if ('number' in FIELDS[name]) return value === '' ? undefined : Number(value);
  return String(value).trim() || undefined;
}

export const tenths = (score: number): number => {
  const rounded = Math.round(score * 10);
  return Math.abs(rounded - score * 10) < 1e-9 ? rounded : Number.NaN;
};
