import { sql } from 'kysely';
import { hasWritten, type Db } from '#platform/database';

/** Records a solved challenge; false when it was already used. */
export const useOnce = (db: Db, challenge: string, expiresAt: Date) =>
  hasWritten(db)`
    insert into bot_check_used (challenge, expires_at) values (${challenge}, ${expiresAt})
    on conflict (challenge) do nothing`;

/** Forgets challenges that had run out before an instant. */
export const forgetUsed = (db: Db, before: Date) =>
  sql`delete from bot_check_used where expires_at < ${before}`.execute(db);
