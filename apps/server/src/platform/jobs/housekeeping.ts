import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import type { JobKind } from './index.ts';

const DAY_MS = 86_400_000;
/** A client repeats a call within minutes; a week is generous. */
const KEEP_DAYS = 7;

/** Removes handed-on events and old idempotency keys, and what `others` remove, every night at 04:10. */
export function housekeeping(
  db: Db,
  clock: Clock,
  others: readonly ((db: Db, before: Date) => Promise<void>)[],
): JobKind {
  return {
    name: 'housekeeping',
    cron: '10 4 * * *',
    async run() {
      const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS);
      await db.deleteFrom('outbox').where('processed_at', '<', before).execute();
      await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
      for (const remove of others) await remove(db, before);
    },
  };
}
