import { sql } from 'kysely';
import { yenForPoints } from '@yoimachi/domain/money';
import { firstRow, type Db, type Trx } from '#platform/database';

/** What is on sale, in display order. */
export async function listPackages(db: Db) {
  const rows = await db
    .selectFrom('point_package')
    .select(['id as packageId', 'points'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, amountYen: yenForPoints(row.points) }));
}

export const findPackage = (db: Db, packageId: string) =>
  db
    .selectFrom('point_package')
    .select(['id', 'points'])
    .where('id', '=', packageId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Locks the packages while one is added, so that no size is on sale twice. */
export const lockPackages = (trx: Trx) =>
  sql`lock table point_package in share row exclusive mode`.execute(trx);

/** Inserts a package at its position by size. */
export async function insertPackage(trx: Trx, id: string, points: number): Promise<void> {
  await sql`insert into point_package (id, points, position)
    values (${id}, ${points}, 1 + (select count(*) from point_package where removed_at is null and points < ${points}))`.execute(
    trx,
  );
  await sql`update point_package set position = p.place
    from (select id, row_number() over (order by points, id) as place from point_package where removed_at is null) p
    where p.id = point_package.id`.execute(trx);
}

/** Takes a package off sale; undefined: it was not on sale. */
export const removePackage = (trx: Trx, packageId: string, at: Date) =>
  firstRow<{ points: number }>(trx)`
    update point_package set removed_at = ${at} where id = ${packageId} and removed_at is null returning points`;
