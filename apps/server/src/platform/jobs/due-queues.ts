import { sql, type CompiledQuery } from 'kysely';
import { allRows, PLAN_ANEW, theRow, type Db } from '#platform/database';
import type { DueWork, QueueRow, Queues } from './due.ts';

type Head = QueueRow & { readonly work: string };

/** The queues in the database: one statement, however many kinds there are. */
export function queuesOf(db: Db): Queues {
  // Making the text of all kinds takes longer than asking for them.
  const made = new WeakMap<readonly DueWork[], Map<number, CompiledQuery<Head>>>();
  function headsOf(works: readonly DueWork[], limit: number): CompiledQuery<Head> {
    const ofWorks = made.get(works) ?? new Map<number, CompiledQuery<Head>>();
    made.set(works, ofWorks);
    const known = ofWorks.get(limit) ?? compileHeads(db, works, limit);
    ofWorks.set(limit, known);
    return known;
  }
  return {
    async heads(works, limit) {
      if (works.length === 0) return [];
      return (await db.executeQuery(headsOf(works, limit))).rows;
    },
    async first({ queue }: DueWork, limit) {
      return allRows<QueueRow>(db)`
        select q.id::text as id, q.due_at, q.keys::text[] as keys from (${queue}) q limit ${sql.lit(limit)}`;
    },
  };
}

function compileHeads(db: Db, works: readonly DueWork[], limit: number): CompiledQuery<Head> {
  // The limit stands in the text: with one unknown, the plan would not be for the first rows.
  const heads = works.map(
    ({ name, queue }) =>
      sql`(select ${name}::text as work, q.id::text as id, q.due_at from (${queue}) q limit ${sql.lit(limit)})`,
  );
  return sql<Head>`select * from (${sql.join(heads, sql` union all `)}) heads`.compile(db);
}

/** What of a kind should have been done. */
interface OverdueCount {
  readonly work: string;
  readonly count: number;
  readonly oldestAt: Date | null;
  /** The first of them: what fails stays there. */
  readonly oldestId: string | null;
}

/** So many rows are looked at of a kind whose column says something else than its time. */
const LOOKED_AT = 100;

interface Overdue {
  readonly before: Date;
  readonly now: Date;
  /** Of no kind are more rows read. */
  readonly limit: number;
}

/**
 * How much of each kind was due before an instant. Queues have what is earliest first: as the sweeper does, it asks for the heads of all
 * kinds, and counts those alone whose head is late.
 */
export async function countOverdue(
  db: Db,
  works: readonly DueWork[],
  overdue: Overdue,
): Promise<OverdueCount[]> {
  const heads = new Map((await queuesOf(db).heads(works, 1)).map((row) => [row.work, row]));
  const counts: OverdueCount[] = [];
  for (const work of works) {
    const head = heads.get(work.name);
    const oldestAt = head ? dueAtOf(work, head, overdue.now) : null;
    const isLate = oldestAt !== null && oldestAt < overdue.before;
    counts.push({
      work: work.name,
      count: isLate ? await countLate(db, work, overdue) : 0,
      oldestAt: isLate ? oldestAt : null,
      oldestId: isLate ? head!.id : null,
    });
  }
  return counts;
}

const dueAtOf = (work: DueWork, row: QueueRow, now: Date): Date | null =>
  work.rowOf ? (work.rowOf(row, now)?.dueAt ?? null) : row.due_at;

async function countLate(db: Db, work: DueWork, { before, now, limit }: Overdue): Promise<number> {
  if (work.rowOf !== undefined) {
    const rows = await queuesOf(db).heads([work], LOOKED_AT);
    return rows.filter((row) => (dueAtOf(work, row, now) ?? now) < before).length;
  }
  const { count } = await theRow<{ count: number }>(db)`${sql.raw(PLAN_ANEW)}
    select count(*)::int as count from (select q.due_at from (${work.queue}) q limit ${sql.lit(limit)}) first
    where first.due_at < ${before}`;
  return count;
}
