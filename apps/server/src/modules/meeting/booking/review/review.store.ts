import { sql } from 'kysely';
import type { Role } from '@yoimachi/domain/booking';
import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';

export async function insertReview(trx: Trx, review: Omit<NewRow<'review'>, 'finishedAt'>): Promise<void> {
  const finished_at = sql<Date>`(select finished_at from participation where id = ${review.participationId})`;
  await trx
    .insertInto('review')
    .values({ ...inColumns(review), finished_at })
    .execute();
}

/** When each side wrote its review, if it did. */
export async function reviewTimes(db: Db, participationId: string): Promise<Partial<Record<Role, Date>>> {
  const rows = await db
    .selectFrom('review')
    .select(['author', 'created_at'])
    .where('participation_id', '=', participationId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.author, row.created_at]));
}

/** Makes what was written about a participation visible; answers what became so. */
export const showWritten = (trx: Trx, participationId: string, at: Date) =>
  trx
    .updateTable('review')
    .set({ visible_at: at })
    .where('participation_id', '=', participationId)
    .where('visible_at', 'is', null)
    .returning(['author', 'cast_id', 'tier'])
    .execute();

/** Participations with a review to be made visible when the time to write is over; due by the end of the meeting. */
export const participationsToShow = sql`
  select participation_id as id, finished_at as due_at from review
  where visible_at is null and finished_at is not null order by finished_at, participation_id`;
