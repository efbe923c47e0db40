import { sql } from 'kysely';
import { inBatches, PLAN_ANEW, theRow, type Db } from '#platform/database';

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
  const begun = await db
    .with('earlier', (earlier) => earlier.selectFrom('sent_message').select('state').where('key', '=', key))
    .insertInto('sent_message')
    .values({ key, channel, state: 'STARTED', started_at: at, ended_at: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          state: 'STARTED',
          started_at: sql<Date>`case when sent_message.started_at > ${knownSince}::timestamptz
            then sent_message.started_at else excluded.started_at end`,
          ended_at: null,
        })
        .where((eb) =>
          eb.or([
            eb('sent_message.state', '=', sql.lit('FAILED')),
            eb.and([
              eb('sent_message.started_at', '>', knownSince),
              eb.or([
                eb('sent_message.state', '=', sql.lit('STARTED')),
                eb('sent_message.state', '=', sql.lit('UNKNOWN')),
              ]),
            ]),
          ]),
        ),
    )
    .returning((eb) => eb.selectFrom('earlier').select('earlier.state').as('before'))
    .executeTakeFirst();
  if (begun) return { isBegun: true, before: begun.before };
  const before = await db
    .selectFrom('sent_message')
    .select('state')
    .where('key', '=', key)
    .executeTakeFirst();
  return { isBegun: false, before: before?.state ?? 'UNKNOWN' };
}

export async function end(db: Db, key: string, state: State, at: Date): Promise<void> {
  await db.updateTable('sent_message').set({ state, ended_at: at }).where('key', '=', key).execute();
}

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
