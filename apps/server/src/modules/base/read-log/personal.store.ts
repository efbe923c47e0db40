import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { READS_KEPT_DAYS } from '@yoimachi/domain/read-log';
import { sql } from 'kysely';
import { withTransaction } from '#platform/database';
import type { PersonalTables } from '#platform/personal';

/** They open nothing after minutes; who asked for one stands with the reads. */
const LINKS_KEPT_DAYS = 30;

/** Nobody is told who looked at what: operators are watched by it. */
export const readLogPersonal: PersonalTables = {
  read_link: {
    aged: (_, now, limit) => sql`delete from read_link where token_hash in (select token_hash from read_link
      where made_at < ${addMinutes(now, -LINKS_KEPT_DAYS * DAY_MINUTES)} order by made_at limit ${limit})`,
  },
  private_read: {
    aged: (db, now, limit) =>
      withTransaction(db, async (trx) => {
        const before = addMinutes(now, -READS_KEPT_DAYS * DAY_MINUTES);
        await sql`select set_config('yoimachi.ages', 'private_read', true)`.execute(trx);
        const { rows } = await sql`delete from private_read where id in (
          select id from private_read where at < ${before} order by at limit ${limit}) returning id`.execute(
          trx,
        );
        return rows.length;
      }),
  },
};
