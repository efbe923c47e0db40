import { sql, type RawBuilder } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { oneOf, PLAN_ANEW, type Db } from '#platform/database';
import { ORDERS, positionOf, type Place, type Position, type SortValue } from './order.ts';

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
  readonly sort_value: SortValue;
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

/** One page in its order, chosen from the order's index. Of `limit` casts the last one only says that there are more. */
export function findCards(
  db: Db,
  filter: SearchFilter,
  after: Position | null,
  limit: number,
): Promise<CardRow[]> {
  const find = filter.words.length > 0 ? findByWords : findByOrder;
  return find(db, filter, after, limit);
}

async function findByOrder(
  db: Db,
  filter: SearchFilter,
  after: Position | null,
  limit: number,
): Promise<CardRow[]> {
  const all = [...conditions(filter, after), isSeenBy(filter.guestId)];
  const { rows } = await sql<CardRow>`
    with found as (${choice(filter.order, sql`c.*`, all, limit)})
    ${cards(filter.guestId, filter.day)}
    order by c.sort_value ${turnOf(filter.order)}, c.id ${turnOf(filter.order)}`.execute(db);
  return rows;
}

/**
 * The rarity of the words decides between the sort order's index and the words' own. So the choice is planned on every run, and the cards are a
 * statement of their own, whose plan is kept. That one decides whom the guest sees: whom he does not, or no longer, is replaced by the next.
 */
async function findByWords(
  db: Db,
  filter: SearchFilter,
  after: Position | null,
  limit: number,
): Promise<CardRow[]> {
  const found: CardRow[] = [];
  for (let from = after; ;) {
    const places = await choosePlaces(db, filter, from, limit);
    found.push(...(await cardsAt(db, filter, places)));
    const last = places.at(-1);
    if (!last || places.length < limit || found.length >= limit) return found.slice(0, limit);
    from = positionOf(filter.order, last);
  }
}

async function choosePlaces(
  db: Db,
  filter: SearchFilter,
  after: Position | null,
  limit: number,
): Promise<Place[]> {
  const { rows } = await sql<Place>`${sql.raw(PLAN_ANEW)}
    ${choice(filter.order, sql`c.id`, conditions(filter, after), limit)}`.execute(db);
  return rows;
}

/** The cards of those of them whom the guest sees now, in the order in which they were chosen. */
export async function cardsAt(
  db: Db,
  { guestId, day }: SearchFilter,
  places: readonly Place[],
): Promise<CardRow[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const { rows } = await sql<CardRow>`
    with found as (
      select c.*, null as sort_value from cast_member c
      where c.id = ${oneOf(ids)} and c.listed and ${isSeenBy(guestId)})
    ${cards(guestId, day)}`.execute(db);
  const cardOf = new Map(rows.map((card) => [card.id, card]));
  return places.flatMap(({ id, sort_value }) => {
    const card = cardOf.get(id);
    return card ? [{ ...card, sort_value }] : [];
  });
}

const turnOf = (order: keyof typeof ORDERS) => sql.raw(ORDERS[order].direction);

// The limit is inlined in the SQL: with a parameter, PostgreSQL would plan at every run, which takes longer than the run itself.
function choice(
  order: keyof typeof ORDERS,
  columns: RawBuilder<unknown>,
  all: readonly RawBuilder<unknown>[],
  limit: number,
): RawBuilder<unknown> {
  const sort = sql.ref(`c.${ORDERS[order].column}`);
  const turn = turnOf(order);
  return sql`
    select ${columns}, ${sort} as sort_value from cast_member c where ${sql.join(all, sql` and `)}
    order by ${sort} ${turn}, c.id ${turn} limit ${sql.lit(limit)}`;
}

const isSeenBy = (guestId: string): RawBuilder<unknown> =>
  sql`c.id <> all ((select hidden_casts(${guestId}))::uuid[])`;

function conditions(filter: SearchFilter, after: Position | null): RawBuilder<unknown>[] {
  const all = [sql`c.listed`];
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

/**
 * The cards of the casts in the statement's own `found` (rows of cast_member with a `sort_value`), as one guest sees them on one day. What is one
 * row by its key is a subquery: as joins they would take longer to plan than to run.
 */
export function cards(guestId: string, day: Day): RawBuilder<CardRow> {
  return sql<CardRow>`
    select c.id, c.nickname, c.birthday, c.cast_class, c.prefecture, c.district, c.price30, c.review_count, c.review_score, c.sort_value,
      (select name from store where id = c.store_id) as store_name,
      (select path from cast_photo where cast_id = c.id) as photo,
      (select true from favorite where guest_id = ${guestId} and cast_id = c.id) is not null as favorite,
      s.from_minute, s.to_minute,
      case when s.id is null then null else array(
        select array[extract(epoch from p.starts_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::integer / 60,
                     extract(epoch from p.ends_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::integer / 60]
        from taken_time p
        where p.cast_id = c.id and p.starts_at > (s.day::timestamp at time zone 'Asia/Tokyo') - interval '30 hours'
          and p.starts_at < (s.day::timestamp at time zone 'Asia/Tokyo') + interval '30 hours'
          and p.ends_at > (s.day::timestamp at time zone 'Asia/Tokyo')) end as taken
    from found c left join schedule s on s.cast_id = c.id and s.day = ${day}`;
}
