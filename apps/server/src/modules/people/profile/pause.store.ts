import { sql } from 'kysely';
import type { PauseEnd } from '@yoimachi/domain/pause';
import type { Db, Trx } from '#platform/database';

/** How she stands, and how many open requests and coming bookings she has. */
export async function readPause(db: Db, castId: string) {
  const { rows } = await sql<{
    paused: boolean;
    pausedAt: Date | null;
    resumesAt: Date | null;
    pendingCount: number;
    approvedCount: number;
  }>`
    select c.paused_at is not null as paused, c.paused_at as "pausedAt", c.resumes_at as "resumesAt",
      (select count(*)::int from open_participation p where p.cast_id = c.id and p.status = 'PENDING') as "pendingCount",
      (select count(*)::int from open_participation p where p.cast_id = c.id and p.status <> 'PENDING') as "approvedCount"
    from cast_member c where c.id = ${castId}`.execute(db);
  return rows[0]!;
}

/** She pauses; one that holds already keeps its beginning. A request that is being stored is waited for. */
export async function pause(trx: Trx, castId: string, end: PauseEnd, at: Date): Promise<void> {
  await trx
    .updateTable('cast_member')
    .set((eb) => ({
      paused_at: eb.fn.coalesce('paused_at', eb.val(at)),
      resumes_at: end.resumesAt,
      resume_notice_at: end.noticeAt,
    }))
    .where('id', '=', castId)
    .execute();
}

export async function resume(trx: Trx, castId: string): Promise<void> {
  await trx
    .updateTable('cast_member')
    .set({ paused_at: null, resumes_at: null, resume_notice_at: null })
    .where('id', '=', castId)
    .execute();
}

/** Resumes a pause that ends by now; false when she was faster, or named another day. */
export async function resumeDue(trx: Trx, castId: string, at: Date): Promise<boolean> {
  const result = await trx
    .updateTable('cast_member')
    .set({ paused_at: null, resumes_at: null, resume_notice_at: null })
    .where('id', '=', castId)
    .where('resumes_at', '<=', at)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes the reminder that is due by now; undefined when there is none any more. */
export async function takeNotice(trx: Trx, castId: string, at: Date): Promise<Date | undefined> {
  const row = await trx
    .updateTable('cast_member')
    .set({ resume_notice_at: null })
    .where('id', '=', castId)
    .where('resume_notice_at', '<=', at)
    .returning('resumes_at')
    .executeTakeFirst();
  return row?.resumes_at ?? undefined;
}

export const resuming = (db: Db) =>
  db
    .selectFrom('cast_member')
    .select(['id', 'resumes_at as due_at'])
    .where('resumes_at', 'is not', null)
    .orderBy('resumes_at')
    .orderBy('id');

export const remindedOfResuming = (db: Db) =>
  db
    .selectFrom('cast_member')
    .select(['id', 'resume_notice_at as due_at'])
    .where('resume_notice_at', 'is not', null)
    .orderBy('resume_notice_at')
    .orderBy('id');
