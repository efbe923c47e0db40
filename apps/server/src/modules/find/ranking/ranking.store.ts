import { sql, type RawBuilder } from 'kysely';
import type { RankingTab } from '@yoimachi/domain/ranking';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { cards, type CardRow } from '#find/search';
import type { RankingPosition } from './cursor.ts';

export interface RankingFilter {
  readonly tab: RankingTab;
  readonly prefecture: number | null;
  /** Never without its prefecture. */
  readonly district: string | null;
  readonly genre: number | null;
}

export interface RankedRow extends CardRow {
  readonly score: number;
  readonly amount: number;
  readonly generation: number;
}

/**
 * A page of a ranking as one member sees it: without those who are hidden from him or not to be found. Later pages read the generation of the
 * first one.
 */
export async function rankedCards(
  db: Db,
  viewerId: string,
  filter: RankingFilter,
  day: Day,
  after: RankingPosition | null,
  limit: number,
): Promise<RankedRow[]> {
  const generation = after
    ? sql`${after.generation}::bigint`
    : sql`(select generation from ranking_generation)`;
  const beyond = after
    ? sql`and (e.score, e.cast_id) < (${after.score}::smallint, ${after.castId}::uuid)`
    : sql``;
  const { rows } = await sql<RankedRow>`
    with chosen as materialized (
      select e.cast_id, e.score, e.amount, ${generation}::int as generation
      from ranking_entry e join cast_member m on m.id = e.cast_id
      where e.tab = ${filter.tab} ${within(filter)} ${beyond}
        and e.from_generation <= ${generation} and (e.to_generation is null or e.to_generation > ${generation})
        and m.listed and e.cast_id <> all ((select hidden_casts(${viewerId}))::uuid[])
      order by e.score desc, e.cast_id desc limit ${limit}),
    found as (select m.*, h.score as sort_value from chosen h join cast_member m on m.id = h.cast_id)
    select k.*, h.score, h.amount, h.generation from (${cards(viewerId, day)}) k join chosen h on h.cast_id = k.id
    order by h.score desc, k.id desc`.execute(db);
  return rows;
}

function within({ prefecture, district, genre }: Omit<RankingFilter, 'tab'>): RawBuilder<unknown> {
  const conditions = [
    prefecture === null ? sql`` : sql`and e.prefecture = ${prefecture}`,
    district === null ? sql`` : sql`and e.district = ${district}`,
    genre === null ? sql`` : sql`and e.genre = ${genre}`,
  ];
  return sql.join(conditions, sql` `);
}

/** Where she stands now: her score, and how many stand before her, as far as rankings go. */
export async function ownPlace(
  db: Db,
  castId: string,
  area: { readonly prefecture: number | null; readonly district: string | null },
  most: number,
): Promise<{ readonly score: number; readonly before: number } | undefined> {
  const { rows } = await sql<{ score: number; before: number }>`
    select o.score, (select count(*)::int from (
      select from ranking_entry e join cast_member m on m.id = e.cast_id
      where e.tab = 'RATED' ${within({ ...area, genre: null })} and e.to_generation is null and e.score > o.score and m.listed
      limit ${sql.lit(most)}) others) as before
    from ranking_entry o join cast_member c on c.id = o.cast_id
    where o.cast_id = ${castId} and o.tab = 'RATED' and o.to_generation is null and c.listed`.execute(db);
  return rows[0];
}
