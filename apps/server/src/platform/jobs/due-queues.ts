import { sql } from 'kysely';
import type { Db } from '#platform/database';
import type { DueWork, QueueRow, Queues } from './due.ts';

/** The queues in the database: one statement, however many kinds there are. */
export function queuesOf(db: Db): Queues {
  return {
    async heads(works, limit) {
      if (works.length === 0) return [];
      // The limit stands in the text: with one unknown, the plan would not be for the first rows.
      const heads = works.map(
        ({ name, queue }) =>
          sql`(select ${name}::text as work, q.id::text as id, q.due_at from (${queue}) q limit ${sql.lit(limit)})`,
      );
      const { rows } = await sql<QueueRow & { work: string }>`
        select * from (${sql.join(heads, sql` union all `)}) heads`.execute(db);
      return rows;
    },
    async first({ queue }: DueWork, limit) {
      const { rows } = await sql<QueueRow>`
        select q.id::text as id, q.due_at, q.keys::text[] as keys from (${queue}) q limit ${sql.lit(limit)}`.execute(
        db,
      );
      return rows;
    },
  };
}
