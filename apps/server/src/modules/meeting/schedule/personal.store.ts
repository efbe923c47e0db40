import { sql } from 'kysely';
import { ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of schedules. */
export const schedulePersonal: PersonalTables = {
  schedule: {
    exported: ownRows(
      'schedule',
      'cast_id',
      ['day', 'from_minute', 'to_minute', 'work_minute', 'working_bar'],
      'day',
    ),
    erased: (trx, { accountId }) =>
      sql`delete from schedule s where s.cast_id = ${accountId}
        and not exists (select from participation p where p.schedule_id = s.id)`.execute(trx),
  },
};
