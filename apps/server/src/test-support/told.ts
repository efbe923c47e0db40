import type { LiveEvent } from '@yoimachi/contract/live';
import type { Db } from '#platform/database';

/** What somebody's open screens were told after a number, in order. */
export async function toldSince(db: Db, accountId: string, seq = 0): Promise<LiveEvent[]> {
  const rows = await db
    .selectFrom('live_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map(
    ({ seq: own, name, payload, created_at }) =>
      ({ seq: own, name, payload, at: created_at.toISOString() }) as LiveEvent,
  );
}
