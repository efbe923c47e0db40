import { sql } from 'kysely';
import { ALL_OF_ONE, type PersonalTables } from '#platform/personal';

/** What is exported and erased of schedules. */
export const schedulePersonal: PersonalTables = {
  schedule: {
    exported: (_, { accountId }) => sql`${ALL_OF_ONE}
        select day, from_minute as "fromMinute", to_minute as "toMinute", work_minute as "workMinute", working_bar as "workingBar"
        from schedule where cast_id = ${accountId} order by day`,
    erased: (_, { accountId }) => sql`delete from schedule s where s.cast_id = ${accountId}
        and not exists (select from participation p where p.schedule_id = s.id)`,
  },
};
