import { fail, ok, type Result } from '@yoimachi/domain/result';
import { MAX_CASTS } from '@yoimachi/domain/booking';
import { PRICE_30_MAX, PRICE_30_MIN } from '@yoimachi/domain/pricing';
import {
  CastClass,
  Drinking,
  Genre,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  isDistrictOf,
  PREFECTURE_COUNT,
  prefectureOfDistrict,
  Smoking,
  TAG_GROUPS,
} from '@yoimachi/domain/profile';
import { MAX_MINUTE, MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import { foldForSearch } from '@yoimachi/domain/text';
import { isDay, type Day } from '@yoimachi/domain/time';

/** Longest text of words. */
export const WORDS_MAX = 60;
/** More words than this no longer narrow the result. */
const WORDS_READ = 5;
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

/** The conditions of a search as a call or an address says them: several values of one condition are parted by commas. */
export interface FilterWords {
  readonly day?: string | undefined;
  readonly fromMinute?: number | undefined;
  readonly toMinute?: number | undefined;
  readonly prefecture?: number | undefined;
  readonly district?: string | undefined;
  readonly genre?: string | undefined;
  readonly castClass?: string | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly tags?: string | undefined;
  readonly drinking?: string | undefined;
  readonly smoking?: string | undefined;
  readonly minHeight?: number | undefined;
  readonly maxHeight?: number | undefined;
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
  readonly minReview?: number | undefined;
  readonly favorite?: string | undefined;
  readonly newFace?: string | undefined;
  readonly together?: number | undefined;
  readonly words?: string | undefined;
}
export type FilterField = keyof FilterWords;

/** The same, checked: whatever is absent or empty does not narrow the search. */
export interface CastFilter {
  readonly day: Day | null;
  /** The minutes of that day in which she has to be free for a session; the whole day when not asked. */
  readonly window: { readonly fromMinute: number; readonly toMinute: number };
  readonly prefecture: number | null;
  readonly districts: readonly string[];
  readonly genres: readonly number[];
  readonly classes: readonly CastClass[];
  /** Points per 30 minutes. */
  readonly price: Range;
  /** All of them have to be hers. */
  readonly tags: readonly string[];
  /** One of them has to be hers, as of smoking. */
  readonly drinking: readonly number[];
  readonly smoking: readonly number[];
  readonly heightCm: Range;
  readonly age: Range;
  /** Hundredths. */
  readonly minReview: number | null;
  readonly favorite: boolean;
  readonly newFace: boolean;
  /** So many casts of her store, she among them, free at the same time. */
  readonly together: number | null;
  /** Folded; all of them have to match. */
  readonly words: readonly string[];
}
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

export type FilterCode = 'VALIDATION' | 'STORE_AREA_INVALID' | 'FILTER_CROSSED' | 'FILTER_NEEDS_DAY';

const TAGS = new Set<string>(Object.values(TAG_GROUPS).flat());
export const ON = '1';

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
  tags: { text: (text: string) => isList(text) && listOf(text).every((tag) => TAGS.has(tag)) },
  drinking: { text: isListOf(Object.values(Drinking)) },
  smoking: { text: isListOf(Object.values(Smoking)) },
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
 * The conditions of a search; the first that cannot be is refused by its name: one that is none VALIDATION, districts not of one prefecture
 * STORE_AREA_INVALID, an upper end below the lower FILTER_CROSSED, a time or company without its day FILTER_NEEDS_DAY.
 */
export function checkFilter(asked: FilterWords): Result<CastFilter, FilterCode> {
  const wrong = fieldNames.find((name) => asked[name] !== undefined && !isValid(name, asked[name]));
  if (wrong !== undefined) return fail('VALIDATION', wrong);
  const needing = NEED_DAY.find((name) => asked[name] !== undefined);
  if (asked.day === undefined && needing !== undefined) return fail('FILTER_NEEDS_DAY', needing);
  const crossed = RANGES.find(([min, max]) => (asked[min] ?? -Infinity) > (asked[max] ?? Infinity));
  if (crossed) return fail('FILTER_CROSSED', crossed[1]);
  const window = { fromMinute: asked.fromMinute ?? 0, toMinute: asked.toMinute ?? MAX_MINUTE };
  if (window.toMinute - window.fromMinute < MIN_MINUTES)
    return fail('FILTER_CROSSED', asked.toMinute === undefined ? 'fromMinute' : 'toMinute');
  const area = areaOf(asked);
  return area.ok ? ok({ ...area.value, window, ...plainParts(asked) }) : area;
}

function plainParts(asked: FilterWords): Omit<CastFilter, 'prefecture' | 'districts' | 'window'> {
  return {
    day: asked.day ?? null,
    genres: listOf(asked.genre).map(Number),
    classes: listOf(asked.castClass) as CastClass[],
    price: { min: asked.minPrice ?? null, max: asked.maxPrice ?? null },
    tags: listOf(asked.tags),
    drinking: listOf(asked.drinking).map(Number),
    smoking: listOf(asked.smoking).map(Number),
    heightCm: { min: asked.minHeight ?? null, max: asked.maxHeight ?? null },
    age: { min: asked.minAge ?? null, max: asked.maxAge ?? null },
    minReview: asked.minReview === undefined ? null : tenths(asked.minReview) * 10,
    favorite: asked.favorite !== undefined,
    newFace: asked.newFace !== undefined,
    together: asked.together ?? null,
    words: foldForSearch(asked.words ?? '')
      .split(' ')
      .filter(Boolean)
      .slice(0, WORDS_READ),
  };
}

/** Where she works. A district's name alone implies its prefecture, except for a prefecture's rest. */
function areaOf({
  prefecture,
  district,
}: FilterWords): Result<Pick<CastFilter, 'prefecture' | 'districts'>, 'STORE_AREA_INVALID'> {
  const districts = listOf(district);
  const place = prefecture ?? prefectureOfDistrict(districts[0] ?? '');
  if (districts.length === 0) return ok({ prefecture: place ?? null, districts });
  const isOfOne = place !== undefined && districts.every((name) => isDistrictOf(place, name));
  return isOfOne ? ok({ prefecture: place, districts }) : fail('STORE_AREA_INVALID', 'district');
}

/** What of it can be asked, whatever it is: what is none, or does not go with the rest, is dropped. For addresses, which anybody may write. */
export function cleanFilter(found: Readonly<Record<string, unknown>>): FilterWords {
  let kept: FilterWords = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = readAs(name, found[name]);
      return value !== undefined && isValid(name, value) ? [[name, value]] : [];
    }),
  );
  for (;;) {
    const checked = checkFilter(kept);
    if (checked.ok) return kept;
    kept = without(kept, checked.error.field as FilterField);
  }
}

export function without(filter: FilterWords, ...names: readonly FilterField[]): FilterWords {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name as FilterField)));
}

/** The values of a condition that may have several. */
export const listOf = (text: string | undefined): readonly string[] => text?.split(',').filter(Boolean) ?? [];

function isValid(name: FilterField, value: string | number): boolean {
  const field: { text?(value: string): boolean; number?(value: number): boolean } = FIELDS[name];
  return typeof value === 'string' ? (field.text?.(value) ?? false) : (field.number?.(value) ?? false);
}

function readAs(name: FilterField, value: unknown): string | number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if ('number' in FIELDS[name]) return value === '' ? undefined : Number(value);
  return String(value).trim() || undefined;
}

const tenths = (score: number): number => {
  const rounded = Math.round(score * 10);
  return Math.abs(rounded - score * 10) < 1e-9 ? rounded : Number.NaN;
};
