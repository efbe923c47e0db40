import { sql } from 'kysely';
import { PLAN_ANEW, type Db } from '#platform/database';
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

/** What of a kind should have been done. */
interface OverdueCount {
  readonly work: string;
  readonly count: number;
  readonly oldest_at: Date | null;
}

/** So many rows are looked at of a kind whose column says something else than its time. */
const LOOKED_AT = 100;

/**
 * How much of each kind was due before an instant, counted up to a limit: one statement for all kinds, and one for those that know their
 * times alone. Kinds of which nothing is overdue are there, too.
 */
export async function countOverdue(
  db: Db,
  works: readonly DueWork[],
  { before, now, limit }: { readonly before: Date; readonly now: Date; readonly limit: number },
): Promise<OverdueCount[]> {
  const plain = works.filter(({ rowOf }) => rowOf === undefined);
  const counted = await countPlain(db, plain, before, limit);
  const own = works.filter(({ rowOf }) => rowOf !== undefined);
  const heads = await queuesOf(db).heads(own, LOOKED_AT);
  for (const { name, rowOf } of own) {
    const times = heads
      .filter(({ work }) => work === name)
      .flatMap((row) => rowOf!(row, now)?.dueAt ?? [])
      .filter((dueAt) => dueAt < before)
      .toSorted((a, b) => a.getTime() - b.getTime());
    counted.set(name, { work: name, count: times.length, oldest_at: times[0] ?? null });
  }
  return works.map(({ name }) => counted.get(name) ?? { work: name, count: 0, oldest_at: null });
}

async function countPlain(
  db: Db,
  works: readonly DueWork[],
  before: Date,
  limit: number,
): Promise<Map<string, OverdueCount>> {
  if (works.length === 0) return new Map();
  const counts = works.map(
    ({ name, queue }) => sql`
      (select ${name}::text as work, count(*)::int as count, min(o.due_at) as oldest_at
       from (select q.due_at from (${queue}) q where q.due_at < ${before} limit ${sql.lit(limit)}) o)`,
  );
  const { rows } = await sql<OverdueCount>`${sql.raw(PLAN_ANEW)}
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [row.work, row]));
}
