import { sql, type Expression } from 'kysely';
import type { QueueName } from '@yoimachi/domain/queue';
import type { Db, Trx } from '#platform/database';

/** How much waits, as far as it is counted. */
export interface Waiting {
  readonly count: number;
  readonly oldestAt: Date | null;
  readonly late: number;
  readonly nextAnswerBy: Date | null;
}

/** What a module says of what waits for operators in it. */
export interface WorkQueue {
  readonly queue: QueueName;
  /** One statement, which reads no more than `limit` rows. */
  readonly count: (db: Db, at: Date, limit: number) => Promise<Waiting>;
  /** Whether it still waits: neither decided nor taken back. */
  readonly isWaiting: (db: Db, itemId: string, at: Date) => Promise<boolean>;
  /** What else it means that an operator takes it. */
  readonly onTaken?: (trx: Trx, itemId: string, operatorId: string) => Promise<void>;
}

/** Counts rows of `since` and `due`: a query that ends by itself at its limit. */
export async function countWaiting(db: Db, waiting: Expression<unknown>, at: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(w.since) as "oldestAt", (count(*) filter (where w.due < ${at}))::int as late,
      min(w.due) filter (where w.due >= ${at}) as "nextAnswerBy"
    from ${waiting} w`.execute(db);
  return rows[0]!;
}
