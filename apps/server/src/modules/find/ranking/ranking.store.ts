import { sql, type RawBuilder } from 'kysely';
import type { Area, RankingTab } from '@yoimachi/domain/ranking';
import type { Day } from '@yoimachi/domain/time';
import { allRows, firstRow, type Db, type FieldsOf } from '#platform/database';
import { cards, type CardRow } from '#find/search';
import type { RankingPosition } from './cursor.ts';

/** Whether the cast of an entry stands in rankings at a time: not while an operator has taken her out. */
const isIncluded = (castId: RawBuilder<unknown>, at: Date): RawBuilder<boolean> =>
  sql<boolean>`${castId} <> all (array(select cast_id from ranking_exclusion
    where lifted_at is null and from_at <= ${at} and (until_at is null or until_at > ${at})))`;

export interface RankingFilter extends Area {
  readonly tab: RankingTab;
  readonly genre: number | null;
}

/** A part of a ranking: where it begins, and when it is looked at. */
export interface RankingPart extends RankingFilter {
  readonly after: RankingPosition | null;
  readonly now: Date;
}

interface Ranked {
  readonly score: number;
  readonly amount: number;
  readonly generation: number;
}
export interface RankedRow extends CardRow, Ranked {}

/**
 * The entries of a part of a ranking of those who are found and whom no operator has taken out, best first. Later pages read the generation of the
 * first one.
 */
function chosen(
  { after, now, ...filter }: RankingPart,
  isSeen: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const generation = after
    ? sql`${after.generation}::bigint`
    : sql`(select generation from ranking_generation)`;
  const beyond = after
    ? sql`and (e.score, e.cast_id) < (${after.score}::smallint, ${after.castId}::uuid)`
    : sql``;
  return sql`
      select e.cast_id, e.score, e.amount, ${generation}::int as generation
      from ranking_entry e join cast_member m on m.id = e.cast_id
      where e.tab = ${filter.tab} ${within(filter)} ${beyond}
        and e.from_generation <= ${generation} and (e.to_generation is null or e.to_generation > ${generation})
        and m.listed and ${isIncluded(sql`e.cast_id`, now)} ${isSeen}
      order by e.score desc, e.cast_id desc limit ${limit}`;
}

/** A page of a ranking as one member sees it: without those who are hidden from him, too. */
export function rankedCards(
  db: Db,
  { id: viewerId, day }: { readonly id: string; readonly day: Day },
  part: RankingPart,
  limit: number,
): Promise<RankedRow[]> {
  const isSeen = sql`and e.cast_id <> all ((select hidden_casts(${viewerId}))::uuid[])`;
  return allRows<RankedRow>(db)`
    with chosen as materialized (${chosen(part, isSeen, limit)}),
    found as (select m.*, h.score as sort_value from chosen h join cast_member m on m.id = h.cast_id)
    select k.*, h.score, h.amount, h.generation from (${cards(viewerId, day)}) k join chosen h on h.cast_id = k.id
    order by h.score desc, k.id desc`;
}

interface NamedRow extends Ranked, Pick<CardRow, 'id' | 'nickname' | 'prefecture' | 'district'> {}

/** The same as nobody is hidden, by name. */
export const rankedNames = (db: Db, part: RankingPart, limit: number) =>
  allRows<NamedRow>(db)`
    with chosen as materialized (${chosen(part, sql``, limit)})
    select m.id, m.nickname, m.prefecture, m.district, h.score, h.amount, h.generation
    from chosen h join cast_member m on m.id = h.cast_id
    order by h.score desc, m.id desc`;

export interface BoardRow extends FieldsOf<'ranking_entry', 'tab' | 'prefecture' | 'district'> {
  readonly castCount: number;
}

/** The rankings of districts, and how many are shown in each now. It reads every entry there is. */
export const boardsNow = (db: Db, now: Date) =>
  allRows<BoardRow>(db)`
    select e.tab, e.prefecture, e.district, count(*)::int as "castCount"
    from ranking_entry e join cast_member m on m.id = e.cast_id
    where e.to_generation is null and m.listed and ${isIncluded(sql`e.cast_id`, now)}
    group by e.tab, e.prefecture, e.district order by e.prefecture, e.district, e.tab`;

function within({ prefecture, district, genre }: Omit<RankingFilter, 'tab'>): RawBuilder<unknown> {
  const conditions = [
    prefecture === null ? sql`` : sql`and e.prefecture = ${prefecture}`,
    district === null ? sql`` : sql`and e.district = ${district}`,
    genre === null ? sql`` : sql`and e.genre = ${genre}`,
  ];
  return sql.join(conditions, sql` `);
}

/** Where she stands now: her score, and how many stand before her, as far as rankings go. Nowhere while she is taken out. */
export const ownPlace = (
  db: Db,
  castId: string,
  { now, ...area }: Area & { readonly now: Date },
  most: number,
) =>
  firstRow<{ readonly score: number; readonly before: number }>(db)`
    select o.score, (select count(*)::int from (
      select from ranking_entry e join cast_member m on m.id = e.cast_id
      where e.tab = 'RATED' ${within({ ...area, genre: null })} and e.to_generation is null and e.score > o.score and m.listed
        and ${isIncluded(sql`e.cast_id`, now)}
      limit ${sql.lit(most)}) others) as before
    from ranking_entry o join cast_member c on c.id = o.cast_id
    where o.cast_id = ${castId} and o.tab = 'RATED' and o.to_generation is null and c.listed
      and ${isIncluded(sql`o.cast_id`, now)}`;
