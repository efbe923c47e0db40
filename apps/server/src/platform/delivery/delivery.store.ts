import { sql } from 'kysely';
import type { Db } from '#platform/database';

export type Channel = 'LINE' | 'MAIL' | 'PUSH' | 'SMS';
type State = 'FAILED' | 'GONE' | 'REFUSED' | 'SENT' | 'STARTED' | 'UNKNOWN';

/** Marks a message as begun and returns null, or the state of one that was begun before and may have been sent. */
export async function begin(db: Db, key: string, channel: Channel, at: Date): Promise<State | null> {
  const begun = await db
    .insertInto('sent_message')
    .values({ key, channel, state: 'STARTED', started_at: at, ended_at: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ state: 'STARTED', started_at: at, ended_at: null })
        .where('sent_message.state', '=', sql.lit('FAILED')),
    )
    .returning('key')
    .executeTakeFirst();
  if (begun) return null;
  const before = await db
    .selectFrom('sent_message')
    .select('state')
    .where('key', '=', key)
    .executeTakeFirst();
  return before?.state ?? 'UNKNOWN';
}

export async function end(db: Db, key: string, state: State, at: Date): Promise<void> {
  await db.updateTable('sent_message').set({ state, ended_at: at }).where('key', '=', key).execute();
}

/** Forgets what was begun before an instant: its job has long been done or given up. */
export async function forgetDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sent_message').where('started_at', '<', before).execute();
}
