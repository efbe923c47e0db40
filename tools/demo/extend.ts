import { CompiledQuery } from 'kysely';
import type { Db } from '../../apps/server/src/platform/database/index.ts';
import { withTransaction } from '../../apps/server/src/platform/database/index.ts';
import { extendDemoSchedules } from './insert-schedules.ts';

/** `extendDemoSchedules` for the running server's database, in a transaction of its own; for its development tools. */
export function extendDemo(db: Db, now: Date): Promise<number> {
  return withTransaction(db, (trx) =>
    extendDemoSchedules(
      {
        async query(text, values = []) {
          const result = await trx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
          return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) };
        },
      },
      now,
    ),
  );
}
