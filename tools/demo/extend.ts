import type { Day } from '@yoimachi/domain/time';
import { CompiledQuery } from 'kysely';
import { withTransaction, type Db, type Trx } from '../../apps/server/src/platform/database/index.ts';
import { insertOperators } from './insert-operators.ts';
import { extendDemoSchedules } from './insert-schedules.ts';
import type { Sql } from './insert.ts';

/** `extendDemoSchedules` for the running server's database, in its own transaction; for its development tools. */
export const extendDemo = (db: Db, now: Date): Promise<number> =>
  withTransaction(db, (trx) => extendDemoSchedules(sqlOf(trx), now));

/** Adds the demo's operators to a database that was filled before they existed. */
export const ensureOperators = (db: Db, today: Day): Promise<string> =>
  withTransaction(db, (trx) => insertOperators(sqlOf(trx), today));

/** Runs the demo's inserts in a transaction of the product. */
function sqlOf(trx: Trx): Sql {
  return {
    async query(text, values = []) {
      const result = await trx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
      return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) };
    },
  };
}
