import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { searchRoutes } from '@yoimachi/contract/search';
import {
  OPERATORS,
  signUpGuest,
  startTestApp,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { channelsOfTest, withNotification } from '../../notification/test/support.ts';
import { resumeBroadcast, stopBroadcast } from '../commands/edit-news.ts';
import { publish } from './support.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 50_000);
const CASTS = Math.min(5_000, PEOPLE / 10);
const CALM_SEARCHES = 200;
const SEARCH_EVERY_MS = 100;
const ORDERS = ['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST'] as const;

const channels = channelsOfTest();
const means = {
  ...channels.means,
  push: { ...channels.means.push, subscriptionsOf: async (_: unknown, id: string) => [{ id }] },
};
// As it is, with its rests; only what leaves the product arrives at once.
const modules = withNotification(() => means);

/** Searches ten times a second until told to stop; how long each took. */
async function searching(app: TestApp, guest: Person, isOver: (searches: number) => Promise<boolean>) {
  const timesMs: number[] = [];
  for (let search = 0; !(await isOver(search)); search++) {
    const startMs = performance.now();
    await app.ok(searchRoutes.searchCasts, { query: { order: ORDERS[search % ORDERS.length]! } }, guest);
    const tookMs = performance.now() - startMs;
    timesMs.push(tookMs);
    await sleep(Math.max(0, SEARCH_EVERY_MS - tookMs));
  }
  const sorted = timesMs.toSorted((a, b) => a - b);
  return { searches: sorted.length, p95Ms: sorted[Math.floor(sorted.length * 0.95)]! };
}

test('news go to fifty thousand people while somebody searches, stop when they are stopped, and reach everybody once', async () => {
  const app = await startTestApp({ modules, config: { logLevel: 'silent' } });
  try {
    const guest = await signUpGuest(app);
    await insertCrowd(app.db, { guests: PEOPLE - CASTS, casts: CASTS, bookings: 100, now: app.clock.now() });
    await sql`insert into notification_setting (account_id, category, channel, is_on)
      select id, 'NEWS', 'PUSH', true from account`.execute(app.db);
    await sql`vacuum analyze`.execute(app.db);
    await app.work();
    channels.reset();
    await searching(app, guest, async (count) => count === CALM_SEARCHES);
    const calm = await searching(app, guest, async (count) => count === CALM_SEARCHES);

    const newsId = await publish(app, { tells: true });
    const progress = () =>
      app.db
        .selectFrom('news_broadcast')
        .select(['state', 'people_count', 'looked_count', 'told_count'])
        .where('news_id', '=', newsId)
        .executeTakeFirstOrThrow();
    const because = { newsId, reason: '誤りがあったため', operator: OPERATORS.sato };
    const startMs = performance.now();
    app.app.jobs.start(() => 1_000);
    app.app.sweeper.start(() => 1_000);
    const first = await searching(app, guest, async () => (await progress()).looked_count >= PEOPLE / 2);
    expect(await stopBroadcast(app.context, because)).toMatchObject({ ok: true });
    const stopped = await progress();
    expect(stopped.state).toBe('STOPPED');
    await searching(app, guest, async (count) => count === 20);
    expect(await progress()).toEqual(stopped);
    expect(await resumeBroadcast(app.context, because)).toMatchObject({ ok: true });
    const rest = await searching(app, guest, async () => {
      const { rows } = await sql`select from notification_delivery where state = 'WAITING' limit 1`.execute(
        app.db,
      );
      return (
        (await progress()).state === 'DONE' && rows.length === 0 && channels.sent.length >= stopped.told_count
      );
    });
    const seconds = (performance.now() - startMs) / 1000;
    const end = await progress();
    expect(end).toMatchObject({ state: 'DONE', looked_count: end.people_count });
    await app.work();
    expect(new Set(channels.sent.map(({ to }) => to)).size).toBe(end.told_count);
    expect(channels.sent).toHaveLength(end.told_count);
    const p95Ms = Math.max(first.p95Ms, rest.p95Ms);
    console.log(
      `${end.told_count} of ${end.people_count} people told in ${seconds.toFixed(0)} s; search p95 ${calm.p95Ms.toFixed(1)} ms calm, ${p95Ms.toFixed(1)} ms beside it (× ${(p95Ms / calm.p95Ms).toFixed(1)}); stopped at ${stopped.looked_count}`,
    );
  } finally {
    await app.close();
  }
});
