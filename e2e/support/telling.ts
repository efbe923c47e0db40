import { expect } from './test.ts';
import { withDatabase } from './database.ts';

/** The accounts that were handed to the channels with news of this title, one entry for each time. */
export const toldOf = (title: string): Promise<readonly string[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select jsonb_array_elements_text(j.data -> 'accountIds') as id from pgboss.job j
        join news n on n.id::text = j.data ->> 'textId' where j.name = 'notification.text' and n.title = $1`,
      [title],
    );
    return rows.map(({ id }) => id);
  });

interface Waiting {
  /** Until some people's turn has come, and waits. */
  readonly begun: () => Promise<void>;
  /** Until whoever stops it waits for those people, and comes before the next ones. */
  readonly stopping: () => Promise<void>;
}

/**
 * Holds up the telling of news among its first people while something is done, as a busy database would: what they are told is kept in a table
 * that nobody may write to until then. Afterwards it goes on by itself.
 */
export const whileTellingWaits = (run: (waiting: Waiting) => Promise<void>): Promise<void> =>
  withDatabase(async (client) => {
    const isWaitedFor = (query: string) => async () => {
      const waiting = `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`;
      const count = async () => {
        // Within a transaction it would stay what it was when first asked.
        await client.query('select pg_stat_clear_snapshot()');
        return (await client.query(waiting, [query])).rowCount;
      };
      await expect.poll(count).toBeGreaterThan(0);
    };
    await client.query('begin');
    await client.query('lock table notification_text in share mode');
    await run({
      begun: isWaitedFor('%insert into%notification_text%'),
      stopping: isWaitedFor('%news_broadcast%for no key update%'),
    });
    await client.query('commit');
  });
