import type { Trx } from '#platform/database';
import type { OutboxEvent } from './dispatcher.ts';

/** The oldest waiting events that no other process has taken, without the given keys. */
export async function takeWaiting(
  trx: Trx,
  limit: number,
  withoutKeys: readonly string[],
): Promise<OutboxEvent[]> {
  let query = trx
    .selectFrom('outbox')
    .select(['id', 'topic', 'key', 'payload', 'created_at as at'])
    .where('processed_at', 'is', null);
  if (withoutKeys.length > 0) query = query.where('key', 'not in', withoutKeys);
  return query.orderBy('id').limit(limit).forUpdate().skipLocked().execute();
}

export async function markProcessed(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('outbox').set({ processed_at: at }).where('id', '=', id).execute();
}
