import { expect, test } from 'vitest';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { watchRoutes } from '@yoimachi/contract/watch';
import { useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { approved, at, BOOKING_MODULES, does, requested, type Booked } from '../../booking/test/support.ts';
import { watchModule } from '../index.ts';

const app = useRewoundApp({ modules: [...BOOKING_MODULES, watchModule] });

const make = ({ cast, bookingId }: Booked, linkId: string = crypto.randomUUID()) =>
  app.call(watchRoutes.makeWatchLink, { body: { linkId, bookingId } }, cast);
const list = ({ cast, bookingId }: Booked) =>
  app.ok(watchRoutes.listWatchLinks, { query: { bookingId } }, cast);
const end = (linkId: string, as: Person) => app.call(watchRoutes.endWatchLink, { params: { linkId } }, as);
const pathOf = (url: string) => new URL(url).pathname;
const BY_PERSON = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const open = (url: string, headers: Record<string, string> = BY_PERSON) =>
  app.app.http.inject({ method: 'GET', url: pathOf(url), headers });
const urlOf = async (booked: Booked) => (await make(booked)).body.url;

test('a friend reads place, time and state until she has left, and nothing of the guest', async () => {
  const booked = await approved(app);
  const url = await urlOf(booked);
  const { nickname } = await app.db
    .selectFrom('cast_member')
    .select('nickname')
    .where('id', '=', booked.cast.userId)
    .executeTakeFirstOrThrow();
  const guest = await app.db
    .selectFrom('guest')
    .select('nickname')
    .where('id', '=', booked.guest.userId)
    .executeTakeFirstOrThrow();
  const shows = async (...texts: string[]) => {
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    for (const text of [nickname, ...texts]) expect(page.body).toContain(text);
    for (const secret of [guest.nickname, booked.guest.userId, booked.bookingId, booked.cast.userId])
      expect(page.body).not.toContain(secret);
    return page;
  };
  const page = await shows('銀座駅 A4出口', '18:00〜19:30', 'これから');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  await app.moveTo(at(18));
  await does(app, booked, castBookingRoutes.castArrived);
  await shows('銀座駅 A4出口', '同伴中');
  await app.moveTo(at(19, 45));
  await shows('解散の確認待ち');
  await does(app, booked, castBookingRoutes.checkOut);
  const left = await shows('解散が確認されました');
  for (const text of ['銀座駅', '18:00']) expect(left.body).not.toContain(text);
});

test('an ended link, one of a cancelled meeting and one that never was look the same', async () => {
  const booked = await approved(app);
  const [first, second] = [(await make(booked)).body, (await make(booked)).body];
  for (let tries = 0; tries < 2; tries++)
    expect(await end(first.linkId, booked.cast)).toMatchObject({ status: 200 });
  const ended = await open(first.url);
  expect(ended.statusCode).toBe(404);
  expect((await open(second.url)).statusCode).toBe(200);
  await does(app, booked, castBookingRoutes.cancelCastBooking, { reason: 'SICK' });
  const wrong = `${second.url.slice(0, -1)}${second.url.endsWith('A') ? 'B' : 'A'}`;
  for (const url of [second.url, wrong, `${first.url}x`, 'http://x/watch/1']) {
    const page = await open(url);
    expect([url, page.statusCode, page.body]).toEqual([url, 404, ended.body]);
    expect(page.headers['cache-control']).toBe('no-store');
  }
  const { items } = await list(booked);
  expect(items.map(({ linkId, endedAt }) => [linkId === first.linkId, endedAt !== null])).toContainEqual([
    true,
    true,
  ]);
});

test('the token stands nowhere in the database, and she sees hers again', async () => {
  const booked = await approved(app);
  const { url, linkId } = (await make(booked)).body;
  const token = pathOf(url).split('/').at(-1)!;
  expect(token).toMatch(/^[\w-]{24}$/);
  const rows = await app.db.selectFrom('watch_link').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0]!.token_hash.includes(Buffer.from(token, 'base64url'))).toBe(false);
  expect((await list(booked)).items).toMatchObject([{ linkId, url }]);
  const outbox = await app.db.selectFrom('outbox').select('payload').execute();
  expect(JSON.stringify(outbox)).not.toContain(token);
});

test('she sees how often people opened it; previews and the page’s own looks do not count', async () => {
  const booked = await approved(app);
  const { url } = (await make(booked)).body;
  expect((await list(booked)).items).toMatchObject([{ openedCount: 0, lastOpenedAt: null }]);
  await open(url, {});
  await open(url, { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' });
  await open(url, { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' });
  expect((await list(booked)).items).toMatchObject([{ openedCount: 0 }]);
  await open(url);
  await app.moveBy(1);
  await open(url, { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' });
  expect((await list(booked)).items).toMatchObject([
    { openedCount: 2, lastOpenedAt: app.clock.now().toISOString() },
  ]);
});

test('three work at a time, also when made at once; the same id is one; an ended one makes room', async () => {
  const booked = await approved(app);
  const linkId = crypto.randomUUID();
  const same = await Promise.all(Array.from({ length: 4 }, () => make(booked, linkId)));
  expect(new Set(same.map(({ body }) => body.url)).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 6 }, () => make(booked)));
  expect(others.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(others.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    code: 'WATCH_LINKS_FULL',
  });
  await end(linkId, booked.cast);
  expect(await make(booked)).toMatchObject({ status: 200 });
  expect((await list(booked)).items).toHaveLength(4);
});

test('only of her own confirmed meeting, and ended by nobody else', async () => {
  const asked = await requested(app);
  expect(await make(asked)).toMatchObject({ status: 409, code: 'WATCH_NOT_OPEN' });
  expect(await list(asked)).toEqual({ isOpen: false, items: [] });
  const [booked, other] = [await approved(app), await approved(app)];
  const { linkId, url } = (await make(booked)).body;
  expect(await list(booked)).toMatchObject({ isOpen: true });
  for (const stranger of [other.cast, booked.guest]) {
    const status = stranger === booked.guest ? 403 : 404;
    expect(await make({ ...booked, cast: stranger as Booked['cast'] })).toMatchObject({ status });
    expect(await end(linkId, stranger)).toMatchObject({ status });
  }
  expect(await make(other, linkId)).toMatchObject({ status: 404 });
  expect((await open(url)).statusCode).toBe(200);
});

test('without a checkout it works for a day, and its row goes after 90', async () => {
  const booked = await approved(app);
  const url = await urlOf(booked);
  await app.moveTo(at(18));
  await does(app, booked, castBookingRoutes.castArrived);
  await app.moveTo(at(24 + 19, 30));
  expect((await open(url)).statusCode).toBe(200);
  await app.moveBy(1);
  expect((await open(url)).statusCode).toBe(404);
  expect(await make(booked)).toMatchObject({ code: 'WATCH_NOT_OPEN' });
  await app.moveBy(91 * 24 * 60);
  expect(await app.db.selectFrom('watch_link').select('id').execute()).toEqual([]);
});
