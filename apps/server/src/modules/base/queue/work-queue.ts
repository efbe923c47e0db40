import { sql, type AliasableExpression } from 'kysely';
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

/** What is counted: since when it waits, and until when it has to be decided. */
export interface Waited {
  readonly since: Date | null;
  readonly due: Date | null;
}

/** Counts rows of a query that ends by itself at its limit. */
export function countWaiting(db: Db, waiting: AliasableExpression<Waited>, at: Date): Promise<Waiting> {
  return db
    .selectFrom(waiting.as('w'))
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Date | null>`min(w.since)`.as('oldestAt'),
      sql<number>`(count(*) filter (where w.due < ${at}))::int`.as('late'),
      sql<Date | null>`min(w.due) filter (where w.due >= ${at})`.as('nextAnswerBy'),
    ])
    .executeTakeFirstOrThrow();
}

/** The same of a statement that is written behind it: ``waitingOf(db, at)`select … as since, … as due … limit ${limit}` ``. */
export const waitingOf =
  (db: Db, at: Date) =>
  (...parts: Parameters<typeof sql>): Promise<Waiting> =>
    countWaiting(db, sql<Waited>`(${sql(...parts)})`, at);
