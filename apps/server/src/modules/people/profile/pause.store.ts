import { sql } from 'kysely';
import type { PauseEnd } from '@yoimachi/domain/pause';
import { firstValue, isThere, run, theRow, type Db, type Trx } from '#platform/database';

/** How she stands, and how many open requests and coming bookings she has. */
export const readPause = (db: Db, castId: string) =>
  theRow<{
    paused: boolean;
    pausedAt: Date | null;
    resumesAt: Date | null;
    pendingCount: number;
    approvedCount: number;
  }>(db)`
    select c.paused_at is not null as paused, c.paused_at as "pausedAt", c.resumes_at as "resumesAt",
      (select count(*)::int from open_participation p where p.cast_id = c.id and p.status = 'PENDING') as "pendingCount",
      (select count(*)::int from open_participation p where p.cast_id = c.id and p.status <> 'PENDING') as "approvedCount"
    from cast_member c where c.id = ${castId}`;

/** She pauses; one that holds already keeps its beginning. A request that is being stored is waited for. */
export const pause = (trx: Trx, castId: string, { resumesAt, noticeAt }: PauseEnd, at: Date) =>
  run(trx)`update cast_member set paused_at = coalesce(paused_at, ${at}), resumes_at = ${resumesAt},
    resume_notice_at = ${noticeAt} where id = ${castId}`;

export const resume = (trx: Trx, castId: string) =>
  run(trx)`
    update cast_member set paused_at = null, resumes_at = null, resume_notice_at = null where id = ${castId}`;

/** Resumes a pause that ends by now; false when she was faster, or named another day. */
export const resumeDue = (trx: Trx, castId: string, at: Date) =>
  isThere(trx)`update cast_member set paused_at = null, resumes_at = null, resume_notice_at = null
    where id = ${castId} and resumes_at <= ${at} returning 1`;

/** Takes the reminder that is due by now; undefined when there is none any more. */
export async function takeNotice(trx: Trx, castId: string, at: Date): Promise<Date | undefined> {
  const found = await firstValue<Date | null>(trx)`
    update cast_member set resume_notice_at = null where id = ${castId} and resume_notice_at <= ${at}
    returning resumes_at`;
  return found ?? undefined;
}

export const resuming = sql`
  select id, resumes_at as due_at from cast_member where resumes_at is not null order by resumes_at, id`;

export const remindedOfResuming = sql`select id, resume_notice_at as due_at from cast_member
  where resume_notice_at is not null order by resume_notice_at, id`;
