import { sql } from 'kysely';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { PersonalTables } from '#platform/personal';

/** What is left of work that ended without an operator: its person took it back. */
export const queuePersonal: PersonalTables = {
  work_item: {
    aged: (_, now, limit) => sql`delete from work_item where (queue, item_id) in (
      select queue, item_id from work_item where acted_at < ${addMinutes(now, -DAY_MINUTES)} limit ${limit})`,
  },
};
