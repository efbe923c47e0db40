import { sql, type RawBuilder } from 'kysely';
import type { CastCard } from '@yoimachi/contract/search';
import type { Day } from '@yoimachi/domain/time';
import { allRows, allValues, oneOf, PLAN_ANEW, theValue, type Db } from '#platform/database';
import {
  conditions,
  isFoundByOrder,
  isSeenBy,
  isShort,
  ofCast,
  ownConditions,
  timesInTurn,
  type Alike,
  type SearchFilter,
} from './conditions.ts';
import { isFrequent, rememberFrequent } from './frequent-words.ts';
import { ORDERS, positionOf, type Place, type Position, type SortValue } from './order.ts';

type OfCard = 'nickname' | 'castClass' | 'storeName' | 'price30' | 'reviewCount' | 'photo' | 'favorite';
/** A cast in a list with what her card needs; `taken` holds the approved minutes of the requested day. */
export interface CardRow extends Pick<CastCard, OfCard> {
  readonly id: string;
  readonly birthday: Day | null;
  readonly prefecture: number;
  readonly district: string;
  readonly reviewScore: number;
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
  readonly taken: readonly (readonly [fromMinute: number, toMinute: number])[] | null;
  readonly sortValue: SortValue;
}

/** One page in its order, chosen from the order's index. Of `limit` casts the last one only says that there are more. */
export function findCards(
  db: Db,
  filter: SearchFilter,
  after: Position | null,
  limit: number,
  alike?: Alike,
): Promise<CardRow[]> {
  return isFoundByOrder(filter)
    ? findByOrder(db, filter, after, limit)
    : findByChoice(db, filter, after, limit, alike);
}

function findByOrder(
  db: Db,
  filter: SearchFilter,
  after: Position | null,
  limit: number,
): Promise<CardRow[]> {
  const all = [...conditions(filter, after), isSeenBy(filter.guestId)];
  return allRows<CardRow>(db)`
    with found as (${choice(filter.order, sql`c.*`, all, limit)})
    ${cards(filter.guestId, filter.day)}
    order by c.sort_value ${turnOf(filter.order)}, c.id ${turnOf(filter.order)}`;
}

/**
 * The rarity of what is asked for decides between the sort order's index and its own. So the choice is planned on every run, and the cards are a
 * statement of their own, whose plan is kept. That one decides whom the guest sees: whom he does not, or no longer, is replaced by the next.
 */
async function findByChoice(
  db: Db,
  filter: SearchFilter,
  after: Position | null,
  limit: number,
  alike?: Alike,
): Promise<CardRow[]> {
  const found: CardRow[] = [];
  const known = await withRareWords(db, filter, alike);
  for (let from = after; ;) {
    const places = await choosePlaces(db, filter, from, limit, known);
    found.push(...(await cardsAt(db, filter, places)));
    const last = places.at(-1);
    if (!last || places.length < limit || found.length >= limit) return found.slice(0, limit);
    from = positionOf(filter.order, last);
  }
}

/**
 * PostgreSQL thinks that reading on in an index costs next to nothing, and would pass by two thousand casts for a page of a rare tag. Planned as if
 * so many pages were wanted, it reads the tag's own index where fewer than one in twenty have it; what is not wanted is not read.
 */
const AS_IF = 50;

function choosePlaces(
  db: Db,
  filter: SearchFilter,
  after: Position | null,
  limit: number,
  alike: Alike,
): Promise<Place[]> {
  // The order is that of `ranked`, which is read no further than to the limit.
  const own = ownConditions(filter, after, alike);
  return allRows<Place>(db)`${sql.raw(PLAN_ANEW)}
    with ranked as materialized (${
      filter.needsSchedule
        ? inTurn(filter, own, limit * AS_IF)
        : choice(filter.order, sql`c.id`, own, limit * AS_IF)
    })
    select id, sort_value as "sortValue" from ranked limit ${sql.lit(limit)}`;
}

/** Whether somebody is free is reckoned from her day, which costs more than all that her row says: it is asked in the list's order, once the rest is known. */
function inTurn(filter: SearchFilter, own: readonly RawBuilder<unknown>[], limit: number) {
  const turn = turnOf(filter.order);
  // `offset 0`: what is outside is not asked inside. The order is that of the rows inside, which come one after the other: said once more outside, it
  // would have PostgreSQL think that all of them are wanted, and sort thousands for a page.
  return sql`
    select c.id, c.sort_value from (
      select c.id, c.store_id, ${ofCast(ORDERS[filter.order].column)} as sort_value from cast_member c
      where ${sql.join(own, sql` and `)}
      order by sort_value ${turn}, c.id ${turn} offset 0) c
    where ${sql.join(timesInTurn(filter), sql` and `)} limit ${sql.lit(limit)}`;
}

/** The cards of those of them whom the guest sees now, in the order in which they were chosen. */
export async function cardsAt(
  db: Db,
  { guestId, day }: SearchFilter,
  places: readonly Place[],
): Promise<CardRow[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await allRows<CardRow>(db)`
    with found as (
      select c.*, null as sort_value from cast_member c
      where c.id = ${oneOf(ids)} and c.listed and ${isSeenBy(guestId)})
    ${cards(guestId, day)}`;
  const cardOf = new Map(rows.map((card) => [card.id, card]));
  return places.flatMap(({ id, sortValue }) => {
    const card = cardOf.get(id);
    return card ? [{ ...card, sortValue }] : [];
  });
}

/** How many casts he would see, counted to `most`. */
export async function countSeen(db: Db, filter: SearchFilter, most: number, alike?: Alike): Promise<number> {
  const known = await withRareWords(db, filter, alike);
  const all = [...conditions(filter, null, known), isSeenBy(filter.guestId)];
  return theValue<number>(db)`${sql.raw(PLAN_ANEW)}
    select count(*)::integer as found from (
      select from cast_member c where ${sql.join(all, sql` and `)} limit ${sql.lit(most)}) counted`;
}

/** At most so many whom he would see, by id; words are taken as they are written. */
export async function idsSeen(db: Db, filter: SearchFilter, most: number): Promise<string[]> {
  const known = await withRareWords(db, filter);
  const all = [...conditions(filter, null, known), isSeenBy(filter.guestId)];
  return allValues<string>(db)`${sql.raw(PLAN_ANEW)}
    select c.id from cast_member c where ${sql.join(all, sql` and `)} limit ${sql.lit(most)}`;
}

/** Up to so many casts of a short word are looked up by its own index; of a more frequent one the next is met soon, whatever is read. */
const RARE = 500;

/**
 * A short word has no trigram, and the index that knows it asks a function of each row that another index finds: dearer than all the rest of a
 * search. So a rare one is looked up first, and the search itself reads ids.
 */
async function withRareWords(db: Db, { words }: SearchFilter, alike: Alike = new Map()): Promise<Alike> {
  const short = words.filter((word) => isShort(word) && !alike.has(word) && !isFrequent(db, word));
  if (short.length === 0) return alike;
  const rare = await rareCasts(db, short);
  rememberFrequent(
    db,
    short.filter((word) => !rare.has(word)),
  );
  return new Map([...alike, ...rare]);
}

/** The casts of each of these short words that is rare. */
export async function rareCasts(db: Db, short: readonly string[]): Promise<Alike> {
  const { rows } = await sql<{ word: string; ids: string[] }>`${sql.raw(PLAN_ANEW)}
    select word, array(
      select id from cast_member where listed and search_grams(search_text) @> array[word]
      limit ${sql.lit(RARE + 1)}) as ids
    from unnest(${short}::text[]) word`.execute(db);
  return new Map(rows.filter(({ ids }) => ids.length <= RARE).map(({ word, ids }) => [word, ids]));
}

/** Casts who have what is most like a word. */
const MOST_ALIKE = 100;

/** For each word that no cast has as it is written, those who have something like it; a word too short for that stays as it is. */
export async function findAlike(db: Db, words: readonly string[]): Promise<Alike> {
  const long = words.filter((word) => !isShort(word));
  if (long.length === 0) return new Map();
  const { rows } = await sql<{ word: string; ids: string[] }>`${sql.raw(PLAN_ANEW)}
    select word, casts_like(word, ${MOST_ALIKE}) as ids from unnest(${long}::text[]) word
    where not exists (select from cast_member where listed and strpos(search_text, word) > 0)`.execute(db);
  return new Map(rows.map(({ word, ids }) => [word, ids]));
}

const turnOf = (order: keyof typeof ORDERS) => sql.raw(ORDERS[order].direction);

// The limit is inlined in the SQL: with a parameter, PostgreSQL would plan at every run, which takes longer than the run itself.
function choice(
  order: keyof typeof ORDERS,
  columns: RawBuilder<unknown>,
  all: readonly RawBuilder<unknown>[],
  limit: number,
): RawBuilder<unknown> {
  const sort = ofCast(ORDERS[order].column);
  const turn = turnOf(order);
  return sql`
    select ${columns}, ${sort} as sort_value from cast_member c where ${sql.join(all, sql` and `)}
    order by ${sort} ${turn}, c.id ${turn} limit ${sql.lit(limit)}`;
}

/**
 * The cards of the casts in the statement's own `found` (rows of cast_member with a `sort_value`), as one guest sees them on one day. What is one
 * row by its key is a subquery: as joins they would take longer to plan than to run. Taken times come as JSON, which costs a fifth of an array to read.
 */
export function cards(guestId: string, day: Day): RawBuilder<CardRow> {
  return sql<CardRow>`
    select c.id, c.nickname, c.birthday, c.cast_class as "castClass", c.prefecture, c.district, c.price30,
      c.review_count as "reviewCount", c.review_score as "reviewScore", c.sort_value as "sortValue",
      (select name from store where id = c.store_id) as "storeName",
      (select path from cast_photo where cast_id = c.id) as photo,
      (select true from favorite where guest_id = ${guestId} and cast_id = c.id) is not null as favorite,
      s.from_minute as "fromMinute", s.to_minute as "toMinute",
      case when s.id is null then null else array_to_json(array(
        select array[extract(epoch from p.starts_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::integer / 60,
                     extract(epoch from p.ends_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::integer / 60]
        from taken_time p
        where p.cast_id = c.id and p.starts_at > (s.day::timestamp at time zone 'Asia/Tokyo') - interval '30 hours'
          and p.starts_at < (s.day::timestamp at time zone 'Asia/Tokyo') + interval '30 hours'
          and p.ends_at > (s.day::timestamp at time zone 'Asia/Tokyo'))) end as taken
    from found c left join schedule s on s.cast_id = c.id and s.day = ${day}`;
}
