import { sql } from 'kysely';
import { firstRow, inBatches, PLAN_ANEW, theRow, type Db } from '#platform/database';

export type Channel = 'LINE' | 'MAIL' | 'PUSH' | 'SMS';
type State = 'FAILED' | 'GONE' | 'REFUSED' | 'SENT' | 'STARTED' | 'UNKNOWN';

interface Beginning {
  readonly key: string;
  readonly channel: Channel;
  readonly at: Date;
  /** One that was first begun after this may be begun again, whatever may have become of it. */
  readonly knownSince: Date;
}

interface Begun {
  /** Whether it is to be handed over now. */
  readonly isBegun: boolean;
  /** What had become of it before; null: nothing had. */
  readonly before: State | null;
}

/**
 * Marks a message as begun, unless it was begun before and may have been sent. The start of one that its service may know stays that of its first try.
 */
export async function begin(db: Db, { key, channel, at, knownSince }: Beginning): Promise<Begun> {
  const begun = await firstRow<{ before: State | null }>(db)`
    with earlier as (select state from sent_message where key = ${key})
    insert into sent_message (key, channel, state, started_at, ended_at) values (${key}, ${channel}, 'STARTED', ${at}, null)
    on conflict (key) do update set state = 'STARTED', ended_at = null,
      started_at = case when sent_message.started_at > ${knownSince} then sent_message.started_at else excluded.started_at end
    where sent_message.state = 'FAILED'
      or sent_message.started_at > ${knownSince} and sent_message.state in ('STARTED', 'UNKNOWN')
    returning (select state from earlier) as before`;
  if (begun) return { isBegun: true, before: begun.before };
  const before = await firstRow<{ state: State }>(db)`select state from sent_message where key = ${key}`;
  return { isBegun: false, before: before?.state ?? 'UNKNOWN' };
}

export const end = (db: Db, key: string, state: State, at: Date) =>
  db.updateTable('sent_message').set({ state, ended_at: at }).where('key', '=', key).execute();

/** Forgets what was begun before an instant: its job has long been done or given up. */
export async function forgetDeliveries(db: Db, before: Date): Promise<void> {
  await inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from sent_message where key = any (array(
        select key from sent_message where started_at < ${before} order by started_at limit ${limit}))`.execute(
      db,
    );
    return Number(numAffectedRows);
  });
}

/** What a channel did since an instant, and of it since a later one; the latest are counted, up to a limit. */
interface ChannelCount {
  readonly tried: number;
  /** Those that surely did not go out, and have not since. */
  readonly failed: number;
  readonly sent_later: number;
}

export const countMessages = (
  db: Db,
  channel: Channel,
  { since, later, limit }: { readonly since: Date; readonly later: Date; readonly limit: number },
) =>
  theRow<ChannelCount>(db)`${sql.raw(PLAN_ANEW)}
    select count(*)::int as tried, count(*) filter (where state = 'FAILED')::int as failed,
      count(*) filter (where state in ('SENT', 'UNKNOWN') and started_at >= ${later})::int as sent_later
    from (select state, started_at from sent_message where channel = ${channel} and started_at >= ${since}
      order by started_at desc limit ${sql.lit(limit)}) m`;
