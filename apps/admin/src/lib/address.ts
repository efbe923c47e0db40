import { DISTRICT_NAME_MAX, PREFECTURE_COUNT } from '@yoimachi/domain/profile';
import { isDay, type Day } from '@yoimachi/domain/time';

type Search = Readonly<Record<string, unknown>>;
/** What one value of an address says, with the rest of the address beside it; undefined where it means nothing. */
type Read<Value> = (given: unknown, search: Search) => Value | undefined;

/** What of an address each of `Reads` found. */
type Found<Reads> = {
  readonly [Name in keyof Reads]?: Reads[Name] extends Read<infer Value> ? Value : never;
};

/** What of an address means something, each value by how it is read; the rest leaves it. */
export const addressOf =
  <Reads extends Readonly<Record<string, Read<unknown>>>>(reads: Reads) =>
  (search: Search): Found<Reads> =>
    Object.fromEntries(
      Object.entries(reads)
        .map(([name, read]) => [name, read(search[name], search)])
        .filter(([, value]) => value !== undefined),
    ) as Found<Reads>;

// A number or a yes in an address comes as one.
const textOf = (given: unknown) =>
  typeof given === 'number' || typeof given === 'boolean' ? String(given) : given;

/** A text that looks like `pattern`. */
export const like =
  (pattern: RegExp): Read<string> =>
  (given) => {
    const text = textOf(given);
    return typeof text === 'string' && pattern.test(text) ? text : undefined;
  };

/** What somebody looks for, cut to `max` characters. */
export const words =
  (max: number): Read<string> =>
  (given) => {
    const text = textOf(given);
    return (typeof text === 'string' && text.trim().slice(0, max)) || undefined;
  };

/** One of `values`, which may be numbers. */
export const oneOf =
  <const Value extends string | number>(values: readonly Value[]): Read<Value> =>
  (given) =>
    values.find((value) => String(value) === textOf(given));

/** A whole number from 1 to `max`. */
export const wholeNumber =
  (max: number = Number.MAX_SAFE_INTEGER): Read<number> =>
  (given) => {
    const number = Number(given);
    return Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
  };

/** An id of a row. */
export const id = like(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
export const flag = oneOf(['true']);
/** A day that there is. */
export const day: Read<Day> = (given) => (typeof given === 'string' && isDay(given) ? given : undefined);
/** Code 1 to 47. */
export const prefecture = wholeNumber(PREFECTURE_COUNT);

/**
 * A prefecture, and whatever is called a district of it: which there are is not read for an address, which each screen is opened by. One that is
 * not there finds nothing, and stands in its filter.
 */
export const area = {
  prefecture,
  district: ((given, search) =>
    typeof given === 'string' &&
    given !== '' &&
    given.length <= DISTRICT_NAME_MAX &&
    prefecture(search['prefecture'], search) !== undefined
      ? given
      : undefined) satisfies Read<string>,
};
