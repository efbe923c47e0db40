import { sql } from 'kysely';
import type { Area } from '@yoimachi/domain/ranking';
import { allRows, oneOf, type Db } from '#platform/database';

/** Where somebody stands in the order that the search reads. */
export interface ListedPlace {
  readonly id: string;
  readonly recommendation: number;
}

/** Whom the search shows there, in its order, from behind a place on. */
export const listedBehind = (
  db: Db,
  { prefecture, district }: Area,
  after: ListedPlace | null,
  limit: number,
) =>
  allRows<ListedPlace>(db)`
    select c.id, c.recommendation from cast_member c
    where c.listed ${prefecture === null ? sql`` : sql`and c.prefecture = ${prefecture}`}
      ${district === null ? sql`` : sql`and c.district = ${district}`}
      ${after === null ? sql`` : sql`and (c.recommendation, c.id) < (${after.recommendation}::integer, ${after.id}::uuid)`}
    order by c.recommendation desc, c.id desc limit ${sql.lit(limit)}`;

export async function namesOf(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; nickname: string; prefecture: number; district: string }>`
    select id, nickname, prefecture, district from cast_member where id = ${oneOf(ids)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
