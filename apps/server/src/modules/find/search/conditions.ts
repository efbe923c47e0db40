import { sql, type RawBuilder } from 'kysely';
import type { CastFilter, Range } from '@yoimachi/domain/search';
import type { Day } from '@yoimachi/domain/time';
import { oneOf } from '#platform/database';
import { ORDERS, type Position } from './order.ts';

export interface SearchFilter extends Omit<CastFilter, 'day' | 'age' | 'newFace'> {
  readonly guestId: string;
  /** The day whose free time the cards show; with `needsSchedule`, only casts who are free on it. */
  readonly day: Day;
  readonly needsSchedule: boolean;
  /** The first and the last birthday of the ages asked for. */
  readonly born: { readonly from: Day | null; readonly to: Day | null };
  /** Registered since, where new ones are asked for. */
  readonly registeredFrom: Date | null;
  /** Only these; an empty list is nobody. */
  readonly castIds: readonly string[] | null;
  readonly order: keyof typeof ORDERS;
}

/**
 * Whether the sort order's index, read until the page is full, always finds one soon: then the plan is kept. What may be rare (words, tags, an
 * age, a favourite) is looked up by itself, and how rare it is decides which of both is read.
 */
export function isFoundByOrder(filter: SearchFilter): boolean {
  const { words, tags, details, heightCm, born, districts, genres, classes, order } = filter;
  const isPriced = filter.price.min !== null || filter.price.max !== null;
  return (
    [...words, ...tags, ...Object.values(details).flat()].length === 0 &&
    [districts, genres, classes].every(({ length }) => length <= 1) &&
    [heightCm.min, heightCm.max, born.from, born.to, filter.minReview, filter.registeredFrom].every(
      (bound) => bound === null,
    ) &&
    !filter.favorite &&
    filter.together === null &&
    filter.castIds === null &&
    (!isPriced || ORDERS[order].column === 'price30')
  );
}

const ofCasts = new Map<string, RawBuilder<unknown>>();

/** A column of the row `c`; each is written once, since every search asks for some. */
export function ofCast(column: string): RawBuilder<unknown> {
  const known = ofCasts.get(column) ?? sql.ref(`c.${column}`);
  ofCasts.set(column, known);
  return known;
}

export const isSeenBy = (guestId: string): RawBuilder<unknown> =>
  sql`c.id <> all ((select hidden_casts(${guestId}))::uuid[])`;

/** The casts of a word that is looked up by itself: it is rare, or nobody has it as it is written. */
export type Alike = ReadonlyMap<string, readonly string[]>;

/** Everything asked of a row `c` of cast_member, what costs most last. */
export const conditions = (
  filter: SearchFilter,
  after: Position | null,
  alike?: Alike,
): RawBuilder<unknown>[] => [...ownConditions(filter, after, alike), ...times(filter)];

/** What the row says itself. */
export function ownConditions(
  filter: SearchFilter,
  after: Position | null,
  alike: Alike = new Map(),
): RawBuilder<unknown>[] {
  return [
    sql`c.listed`,
    ...(after ? [beyond(after)] : []),
    ...area(filter),
    ...chosen(filter),
    ...ranges(filter),
    ...filter.words.flatMap((word) => holds(word, alike)),
  ];
}

function area({ prefecture, districts, genres, classes }: SearchFilter): RawBuilder<unknown>[] {
  return [
    ...(prefecture === null ? [] : [sql`c.prefecture = ${prefecture}`]),
    ...among('district', districts),
    ...among('genre', genres),
    ...among('cast_class', classes),
  ];
}

/** A parameter for each of the few values: with one alone the plan is kept, of several it is made again (`isFoundByOrder`). */
const among = (column: string, values: readonly (string | number)[]): RawBuilder<unknown>[] =>
  values.length === 0 ? [] : [sql`${ofCast(column)} in (${sql.join(values)})`];

function chosen(filter: SearchFilter): RawBuilder<unknown>[] {
  const { tags, details, favorite, castIds, guestId } = filter;
  const anyOf = (name: string, values: readonly string[]) =>
    values.length === 0 ? [] : [sql`c.traits && ${values.map((value) => `${name}:${value}`)}::text[]`];
  return [
    ...(tags.length === 0 ? [] : [sql`c.traits @> ${[...tags]}::text[]`]),
    ...Object.entries(details).flatMap(([name, values]) => anyOf(name, values)),
    ...(favorite ? [sql`c.id in (select cast_id from favorite where guest_id = ${guestId})`] : []),
    ...(castIds === null ? [] : [castIds.length === 0 ? sql`false` : sql`c.id = ${oneOf(castIds)}`]),
  ];
}

function ranges({ price, heightCm, born, minReview, registeredFrom }: SearchFilter): RawBuilder<unknown>[] {
  const between = (column: string, { min, max }: Range) => [
    ...(min === null ? [] : [sql`${ofCast(column)} >= ${min}`]),
    ...(max === null ? [] : [sql`${ofCast(column)} <= ${max}`]),
  ];
  return [
    ...between('price30', price),
    ...between('height_cm', heightCm),
    ...(born.from === null ? [] : [sql`c.birthday >= ${born.from}`]),
    ...(born.to === null ? [] : [sql`c.birthday <= ${born.to}`]),
    ...(minReview === null ? [] : [sql`c.review_score >= ${minReview}`]),
    ...(registeredFrom === null ? [] : [sql`c.registered_at >= ${registeredFrom}`]),
  ];
}

/**
 * Free on the day, which is asked of the day's schedule: whoever has none is passed by, whatever else is looked up first. And so many of her store
 * at once.
 */
function times(filter: SearchFilter): RawBuilder<unknown>[] {
  if (!filter.needsSchedule) return [];
  const { day } = filter;
  return [
    sql`exists (select from schedule s where s.cast_id = c.id and s.day = ${day} and free_times(s.cast_id, ${stretchOf(filter)}) <> 0)`,
    ...together(filter),
  ];
}

/**
 * The same of rows that come in their order: asked of one after the other until the page is full. An `exists` might be joined, and asked of all
 * of them before the first is shown.
 */
export function timesInTurn(filter: SearchFilter): RawBuilder<unknown>[] {
  if (!filter.needsSchedule) return [];
  const { day } = filter;
  return [
    sql`(select free_times(s.cast_id, ${stretchOf(filter)}) from schedule s where s.cast_id = c.id and s.day = ${day}) <> 0`,
    ...together(filter),
  ];
}

const stretchOf = ({ day, window: { fromMinute, toMinute } }: SearchFilter) =>
  sql`${day}, ${fromMinute}, ${toMinute}`;

const together = (filter: SearchFilter): RawBuilder<unknown>[] =>
  filter.together === null
    ? []
    : [sql`are_together(c.id, c.store_id, ${filter.guestId}, ${stretchOf(filter)}, ${filter.together}) <> 0`];

/** Longest word without a trigram. */
const SHORT_WORD = 2;

function holds(word: string, alike: Alike): RawBuilder<unknown>[] {
  const similar = alike.get(word);
  if (similar !== undefined) return [similar.length === 0 ? sql`false` : sql`c.id = ${oneOf(similar)}`];
  return [sql`c.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`];
}

export const isShort = (word: string): boolean => [...word].length <= SHORT_WORD;

function beyond(after: Position): RawBuilder<unknown> {
  const { column, direction } = ORDERS[after.order];
  const compare = sql.raw(direction === 'desc' ? '<' : '>');
  const value = column === 'registered_at' ? sql`${after.value}::timestamptz` : sql`${after.value}::integer`;
  return sql`(${ofCast(column)}, c.id) ${compare} (${value}, ${after.castId}::uuid)`;
}
