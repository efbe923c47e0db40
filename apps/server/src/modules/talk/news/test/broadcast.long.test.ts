import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { searchRoutes } from '@yoimachi/contract/search';
import { newsTag } from '@yoimachi/domain/push';
import {
  guestWithPoints,
  OPERATORS,
  signUpGuest,
  startTestApp,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { bookableCast, requestBody } from '../../../meeting/booking/test/support.ts';
import { channelsOfTest, withNotification } from '../../notification/test/support.ts';
import { resumeBroadcast, stopBroadcast } from '../commands/edit-news.ts';
import { publish } from './support.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 50_000);
const CASTS = Math.min(5_000, Math.floor(PEOPLE / 10));
const CALM_SEARCHES = 200;
const SEARCH_EVERY_MS = 100;
const REQUESTS = 120;
const ORDERS = ['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST'] as const;

const channels = channelsOfTest();
const means = {
  ...channels.means,
  push: { ...channels.means.push, subscriptionsOf: async (_: unknown, id: string) => [{ id }] },
};
// As it is, with its rests; only what leaves the product arrives at once.
const modules = withNotification(() => means);

const p95Of = (timesMs: readonly number[]): number =>
  timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length * 0.95)]!;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** A request to one cast at a time, each by another guest, for as long as there are any. */
async function requesting(app: TestApp) {
  const cast = await bookableCast(app);
  const guests: Person[] = [];
  while (guests.length < REQUESTS) guests.push(await guestWithPoints(app));
  return async (): Promise<number | undefined> => {
    const guest = guests.pop();
    return (
      guest && timed(() => app.ok(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest))
    );
  };
}

/** Searches ten times a second until told to stop, and requests once a second; how long they took. */
async function using(
  app: TestApp,
  guest: Person,
  request: () => Promise<number | undefined>,
  isOver: (searches: number) => Promise<boolean>,
) {
  const searchesMs: number[] = [];
  const requestsMs: number[] = [];
  for (let search = 0; !(await isOver(search)); search++) {
    const order = ORDERS[search % ORDERS.length]!;
    const tookMs = await timed(() => app.ok(searchRoutes.searchCasts, { query: { order } }, guest));
    searchesMs.push(tookMs);
    const requestMs = search % 10 === 9 ? await request() : undefined;
    if (requestMs !== undefined) requestsMs.push(requestMs);
    await sleep(Math.max(0, SEARCH_EVERY_MS - tookMs - (requestMs ?? 0)));
  }
  return { searchesMs, requestsMs };
}

test('news go to fifty thousand people while people search and request, stop when they are stopped, and reach everybody once', async () => {
  const app = await startTestApp({ alone: true, modules, config: { logLevel: 'silent' } });
  try {
    const guest = await signUpGuest(app);
    const request = await requesting(app);
    await insertCrowd(app.db, { guests: PEOPLE - CASTS, casts: CASTS, bookings: 100, now: app.clock.now() });
    await sql`insert into notification_setting (account_id, category, channel, is_on)
      select id, 'NEWS', 'PUSH', true from account`.execute(app.db);
    await sql`vacuum analyze`.execute(app.db);
    await using(
      app,
      guest,
      async () => undefined,
      async (count) => count === CALM_SEARCHES,
    );
    const calm = await using(app, guest, request, async (count) => count === CALM_SEARCHES);
    await app.work();
    channels.reset();

    const newsId = await publish(app, { tells: true });
    // Requests are told of, too.
    const sent = () => channels.sent.filter(({ tag }) => tag === newsTag(newsId));
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
    const first = await using(app, guest, request, async () => (await progress()).looked_count >= PEOPLE / 2);
    expect(await stopBroadcast(app.context, because)).toMatchObject({ ok: true });
    const stopped = await progress();
    expect(stopped.state).toBe('STOPPED');
    await using(app, guest, request, async (count) => count === 20);
    expect(await progress()).toEqual(stopped);
    expect(await resumeBroadcast(app.context, because)).toMatchObject({ ok: true });
    const rest = await using(app, guest, request, async () => {
      const { rows } = await sql`select from notification_delivery where state = 'WAITING' limit 1`.execute(
        app.db,
      );
      return (await progress()).state === 'DONE' && rows.length === 0 && sent().length >= stopped.told_count;
    });
    const seconds = (performance.now() - startMs) / 1000;
    const end = await progress();
    expect(end).toMatchObject({ state: 'DONE', looked_count: end.people_count });
    await app.work();
    expect(new Set(sent().map(({ to }) => to)).size).toBe(end.told_count);
    expect(sent()).toHaveLength(end.told_count);
    const beside = (calmMs: readonly number[], besideMs: readonly number[]): string => {
      const [calmly, then] = [p95Of(calmMs), p95Of(besideMs)];
      return `p95 ${calmly.toFixed(1)} ms calm, ${then.toFixed(1)} ms beside it (× ${(then / calmly).toFixed(1)})`;
    };
    const [searches, requests] = [
      beside(calm.searchesMs, [...first.searchesMs, ...rest.searchesMs]),
      beside(calm.requestsMs, [...first.requestsMs, ...rest.requestsMs]),
    ];
    console.log(
      `${end.told_count} of ${end.people_count} people told in ${seconds.toFixed(0)} s, stopped at ${stopped.looked_count}; search ${searches}; request ${requests}`,
    );
  } finally {
    await app.close();
  }
});
