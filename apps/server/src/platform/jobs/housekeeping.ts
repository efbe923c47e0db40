import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { daily, type Routine } from './routine.ts';

const DAY_MS = 86_400_000;
/** Clients retry a call within minutes; a week is generous. */
const KEEP_DAYS = 7;

/** Removes handed-on events and old idempotency keys, and what `others` remove, every night. What was given up stays. */
export function housekeeping(
  db: Db,
  clock: Clock,
  others: readonly ((db: Db, before: Date) => Promise<void>)[],
): Routine {
  return {
    name: 'housekeeping',
    minutes: daily(4, 10),
    async run() {
      const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS);
      await db
        .deleteFrom('outbox')
        .where('processed_at', '<', before)
        .where('dead_reason', 'is', null)
        .execute();
      await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
      for (const remove of others) await remove(db, before);
    },
  };
}
