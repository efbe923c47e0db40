import { sql, type RawBuilder } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { PLAN_ANEW, type Db } from '#platform/database';
import { ORDERS, type Position } from './order.ts';

/** A cast in a list with what her card needs; `taken` holds the approved minutes of the requested day. */
export interface CardRow {
  readonly id: string;
  readonly nickname: string;
  readonly birthday: Day | null;
  readonly cast_class: 'SUPER_PREMIUM' | 'PREMIUM' | 'REGULAR';
  readonly prefecture: number;
  readonly district: string;
  readonly store_name: string;
  readonly price30: number;
  readonly review_count: number;
  readonly review_score: number;
  readonly photo: string | null;
  readonly favorite: boolean;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
  readonly taken: readonly (readonly [fromMinute: number, toMinute: number])[] | null;
  readonly sort_value: number | string;
}

export interface SearchFilter {
  readonly guestId: string;
  /** The day whose free time the cards show; with `needsSchedule`, only casts with a schedule that day. */
  readonly day: Day;
  readonly needsSchedule: boolean;
  readonly prefecture?: number | undefined;
  /** Never without its prefecture. */
  readonly district?: string | undefined;
  readonly genre?: number | undefined;
  readonly castClass?: string | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** Folded words, all of which must match her. */
  readonly words: readonly string[];
  readonly order: keyof typeof ORDERS;
}

/** One page of ids from the sort order's index, then their cards: one statement. */
export async function findCards(
  db: Db,
  filter: SearchFilter,
  after: Position | null,
  limit: number,
): Promise<CardRow[]> {
  const { column, direction } = ORDERS[filter.order];
  const sort = sql.ref(`c.${column}`);
  const turn = sql.raw(direction);
  // The rarity of the words decides between the sort order's index and the words' own; all other filters have one good plan.
  const plan = sql.raw(filter.words.length > 0 ? PLAN_ANEW : '');
  // The limit is inlined in the SQL: with a parameter, PostgreSQL would plan at every run, which takes longer than the run itself.
  const { rows } = await sql<CardRow>`${plan}
    with found as (
      select c.id, ${sort} as sort_value from cast_member c
      where ${sql.join(conditions(filter, after), sql` and `)}
      order by ${sort} ${turn}, c.id ${turn} limit ${sql.lit(limit)})
    ${cards(filter.guestId, filter.day)}
    order by found.sort_value ${turn}, found.id ${turn}`.execute(db);
  return rows;
}

function conditions(filter: SearchFilter, after: Position | null): RawBuilder<unknown>[] {
  const all = [
    sql`c.listed`,
    sql`c.id <> all (array(select cast_id from hidden_pair where guest_id = ${filter.guestId}))`,
  ];
  if (after) all.push(beyond(after));
  if (filter.needsSchedule) {
    all.push(sql`exists (select from schedule s where s.cast_id = c.id and s.day = ${filter.day})`);
  }
  if (filter.prefecture !== undefined) all.push(sql`c.prefecture = ${filter.prefecture}`);
  if (filter.district !== undefined) all.push(sql`c.district = ${filter.district}`);
  if (filter.genre !== undefined) all.push(sql`c.genre = ${filter.genre}`);
  if (filter.castClass !== undefined) all.push(sql`c.cast_class = ${filter.castClass}`);
  all.push(...prices(filter));
  return [...all, ...filter.words.flatMap(holds)];
}

/** Longest word without a trigram. */
const SHORT_WORD = 2;

function holds(word: string): RawBuilder<unknown>[] {
  const like = sql`c.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
  // The second condition is redundant; it is what lets the short-word index be used.
  return [...word].length > SHORT_WORD ? [like] : [like, sql`search_grams(c.search_text) @> ${[word]}`];
}

function prices({ minPrice, maxPrice, order }: SearchFilter): RawBuilder<unknown>[] {
  const bounds: RawBuilder<unknown>[] = [];
  if (minPrice !== undefined) bounds.push(sql`c.price30 >= ${minPrice}`);
  if (maxPrice !== undefined) bounds.push(sql`c.price30 <= ${maxPrice}`);
  if (ORDERS[order].column === 'price30') return bounds;
  // PostgreSQL takes a range with unknown bounds for a narrow one and would sort all casts. Written like this, it reads the index of
  // the order until the page is full.
  return bounds.map((bound) => sql`(${bound}) is true`);
}

function beyond(after: Position): RawBuilder<unknown> {
  const { column, direction } = ORDERS[after.order];
  const compare = sql.raw(direction === 'desc' ? '<' : '>');
  const value = column === 'registered_at' ? sql`${after.value}::timestamptz` : sql`${after.value}::integer`;
  return sql`(${sql.ref(`c.${column}`)}, c.id) ${compare} (${value}, ${after.castId}::uuid)`;
}

/** The cards of the ids in the statement's own `found` (with a `sort_value`), as one guest sees them on one day. */
export function cards(guestId: string, day: Day): RawBuilder<CardRow> {
  return sql<CardRow>`
    select c.id, c.nickname, c.birthday, c.cast_class, c.prefecture, c.district, st.name as store_name, c.price30,
      c.review_count, c.review_score, ph.path as photo, f.cast_id is not null as favorite,
      s.from_minute, s.to_minute, found.sort_value,
      case when s.id is null then null else array(
        select array[extract(epoch from p.starts_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::integer / 60,
                     extract(epoch from p.ends_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::integer / 60]
        from taken_time p
        where p.cast_id = c.id and p.starts_at > (s.day::timestamp at time zone 'Asia/Tokyo') - interval '30 hours'
          and p.starts_at < (s.day::timestamp at time zone 'Asia/Tokyo') + interval '30 hours'
          and p.ends_at > (s.day::timestamp at time zone 'Asia/Tokyo')) end as taken
    from found join cast_member c on c.id = found.id
    join store st on st.id = c.store_id
    left join cast_photo ph on ph.cast_id = c.id and ph.position = 1
    left join favorite f on f.guest_id = ${guestId} and f.cast_id = c.id
    left join schedule s on s.cast_id = c.id and s.day = ${day}`;
}
