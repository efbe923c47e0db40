import { expect, test } from 'vitest';
import { newsRoutes } from '@yoimachi/contract/news';
import { addMinutes } from '@yoimachi/domain/time';
import { createStorage } from '#gateways/storage/index.ts';
import {
  OPERATORS,
  signUpCast,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { editNews, endNews } from '../commands/edit-news.ts';
import { PICTURE, publish, showBanner } from './support.ts';

const app = useRewoundApp();
const { listNews, readNews, countUnreadNews, markNewsRead, markAllNewsRead } = newsRoutes;
const { listGuestBanners, listCastBanners } = newsRoutes;
const sato = OPERATORS.sato;

const list = (who: Person) => app.ok(listNews, { query: {} }, who);
const titles = async (who: Person) => (await list(who)).items.map(({ title }) => title);
const unread = async (who: Person) => (await app.ok(countUnreadNews, {}, who)).unreadCount;

test('each side sees its own news and those for all, what is pinned first, then the newest', async () => {
  const guest = await signUpGuest(app);
  const cast = await verifiedCast(app);
  await publish(app, { title: '重要', kind: 'IMPORTANT', isPinned: true });
  await app.moveBy(1);
  await publish(app, { title: 'ゲスト', audience: 'GUESTS' });
  await app.moveBy(1);
  await publish(app, { title: 'キャスト', audience: 'CASTS' });
  await app.moveBy(1);
  await publish(app, { title: '全員', body: '一段落目\n続き\n\n二段落目', hasPicture: true });
  expect(await titles(guest)).toEqual(['重要', '全員', 'ゲスト']);
  expect(await titles(cast)).toEqual(['重要', '全員', 'キャスト']);
  const [, card] = (await list(guest)).items;
  expect(card).toMatchObject({
    kind: 'NOTICE',
    lead: '一段落目 続き',
    isRead: false,
    isPinned: false,
    picture: { path: `/news-pictures/${PICTURE.pictureId}`, colour: PICTURE.colour },
  });
});

test('a page goes on where the last one ended, also across what is pinned and of one instant', async () => {
  const guest = await signUpGuest(app);
  for (let count = 0; count < 23; count++)
    await publish(app, { title: `${count}`, kind: 'TROUBLE', isPinned: count % 8 === 0 });
  const first = await list(guest);
  expect(first.items).toHaveLength(20);
  expect(first.unreadCount).toBe(23);
  const rest = await app.ok(listNews, { query: { cursor: first.nextCursor! } }, guest);
  expect(rest).toMatchObject({ nextCursor: null });
  const all = [...first.items, ...rest.items];
  expect(new Set(all.map(({ newsId }) => newsId)).size).toBe(23);
  expect(all.map(({ isPinned }) => isPinned)).toEqual([true, true, true, ...Array(20).fill(false)]);
  for (const cursor of ['x', Buffer.from('2 now x').toString('base64url')])
    expect(await app.call(listNews, { query: { cursor } }, guest)).toMatchObject({
      body: { code: 'VALIDATION' },
    });
});

test('news are shown from midnight in Tokyo on, and until the last instant of their period', async () => {
  const startsAt = new Date('2026-11-30T15:00:00Z');
  const endsAt = new Date('2026-12-01T15:00:00Z');
  const newsId = await publish(app, { startsAt, endsAt });
  await showBanner(app, { startsAt, endsAt });
  for (const [at, isShown] of [
    ['2026-11-30T14:59:59.999Z', false],
    ['2026-11-30T15:00:00Z', true],
    ['2026-12-01T14:59:59.999Z', true],
    ['2026-12-01T15:00:00Z', false],
  ] as const) {
    await app.moveTo(new Date(at));
    const guest = await signUpGuest(app);
    expect(await titles(guest), at).toHaveLength(isShown ? 1 : 0);
    expect((await app.call(readNews, { params: { newsId } }, guest)).status, at).toBe(isShown ? 200 : 404);
    expect((await app.call(markNewsRead, { params: { newsId } }, guest)).status, at).toBe(
      isShown ? 200 : 404,
    );
    expect((await app.ok(listGuestBanners, {}, guest)).items, at).toHaveLength(isShown ? 1 : 0);
  }
});

test('nobody reads a draft, what is for the other side, or what has ended', async () => {
  const guest = await signUpGuest(app);
  const forCasts = await publish(app, { audience: 'CASTS' });
  const over = await publish(app);
  expect(await endNews(app.context, { newsId: over, reason: '誤り', operator: sato })).toMatchObject({
    ok: true,
  });
  const at = app.clock.now();
  const draft = await app.db
    .insertInto('news')
    .values({
      id: app.context.ids.newId(),
      kind: 'NOTICE',
      audience: 'ALL',
      title: '下書き',
      body: '下書き',
      is_pinned: false,
      starts_at: at,
      written_by: sato.id,
      written_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const newsId of [forCasts, over, draft.id, crypto.randomUUID()])
    for (const route of [readNews, markNewsRead])
      expect(await app.call(route, { params: { newsId } }, guest)).toMatchObject({ status: 404 });
  expect(await list(guest)).toEqual({ items: [], nextCursor: null, unreadCount: 0 });
});

test('read is read by one person alone, one by one or all; what was there before he registered never was new', async () => {
  const early = await publish(app, { title: '前から' });
  await app.moveBy(1);
  const guest = await signUpGuest(app);
  const other = await signUpGuest(app);
  expect(await unread(guest)).toBe(0);
  expect((await list(guest)).items).toMatchObject([{ newsId: early, isRead: true }]);
  const one = await publish(app, { title: '一' });
  await publish(app, { title: '二' });
  await publish(app, { title: 'キャスト', audience: 'CASTS' });
  expect(await unread(guest)).toBe(2);
  for (let again = 0; again < 2; again++)
    expect(await app.ok(markNewsRead, { params: { newsId: one } }, guest)).toEqual({ unreadCount: 1 });
  expect(await app.ok(readNews, { params: { newsId: one } }, guest)).toMatchObject({ isRead: true });
  expect(await app.ok(markAllNewsRead, {}, guest)).toEqual({ unreadCount: 0 });
  expect((await list(guest)).items.every(({ isRead }) => isRead)).toBe(true);
  expect(await unread(other)).toBe(2);
});

test('what is marked twice at once is read once, and nothing is refused', async () => {
  const guest = await signUpGuest(app);
  const ids = [await publish(app), await publish(app), await publish(app)];
  const answers = await Promise.all([
    ...ids
      .flatMap((newsId) => [newsId, newsId])
      .map((newsId) => app.call(markNewsRead, { params: { newsId } }, guest)),
    ...ids.map(() => app.call(markAllNewsRead, {}, guest)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
  expect(await unread(guest)).toBe(0);
  expect(await app.db.selectFrom('news_read').selectAll().execute()).toHaveLength(3);
});

test('words that change after people could read them say so, and what they were is kept', async () => {
  const guest = await signUpGuest(app);
  const newsId = await publish(app, { title: '営業時間', body: '10時から' });
  const words = { title: '営業時間', body: '11時から', isPinned: false, endsAt: null, picture: null };
  const edit = (reason: string, to: typeof words) =>
    editNews(app.context, { newsId, reason, operator: sato }, to);
  expect(await edit('', words)).toMatchObject({ error: { code: 'VALIDATION', field: 'reason' } });
  expect(await edit('誤り', { ...words, body: '[x](javascript:y)' })).toMatchObject({
    error: { code: 'VALIDATION', field: 'body' },
  });
  expect(await edit('固定のみ', { ...words, body: '10時から' })).toMatchObject({ ok: true });
  expect(await app.ok(readNews, { params: { newsId } }, guest)).toMatchObject({ changedAt: null });
  expect(await edit('時刻の誤り', words)).toMatchObject({ ok: true });
  expect(await app.ok(readNews, { params: { newsId } }, guest)).toMatchObject({
    body: '11時から',
    changedAt: app.clock.now().toISOString(),
  });
  const changes = app.db.selectFrom('news_change').select(['what', 'reason', 'body_before']).orderBy('id');
  expect(await changes.execute()).toEqual([
    { what: 'EDIT', reason: '固定のみ', body_before: '10時から' },
    { what: 'EDIT', reason: '時刻の誤り', body_before: '10時から' },
  ]);
});

test('banners are of a side, at most five, the newest, in the order in which they began', async () => {
  const guest = await signUpGuest(app);
  const cast = await signUpCast(app);
  const start = app.clock.now();
  for (let count = 0; count < 7; count++)
    await showBanner(app, { title: `${count}`, startsAt: addMinutes(start, -count) });
  await showBanner(app, { title: 'キャスト', audience: 'CASTS', link: '/cast/stage' });
  const shown = (await app.ok(listGuestBanners, {}, guest)).items;
  expect(shown.map(({ title }) => title)).toEqual(['4', '3', '2', '1', '0']);
  expect((await app.ok(listCastBanners, {}, cast)).items).toMatchObject([
    { title: 'キャスト', link: '/cast/stage', picture: { path: `/news-pictures/${PICTURE.pictureId}` } },
  ]);
});

test('a picture is everybody’s, for ever under its name; any other name is nothing, and what nothing shows goes', async () => {
  // From now on routines have their times.
  await app.work();
  const storage = createStorage(app.context);
  const unusedId = '01970000-0000-7000-8000-0000000000bb';
  await showBanner(app);
  for (const id of [PICTURE.pictureId, unusedId])
    await storage.put(`news-pictures/${id}/w480.webp`, Buffer.from('made'));
  const get = (path: string) => app.app.http.inject({ url: path });
  const path = `/news-pictures/${PICTURE.pictureId}/w480.webp`;
  const answer = await get(path);
  expect([answer.statusCode, answer.body]).toEqual([200, 'made']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const wrong of [
    path.replace('w480', 'w481'),
    path.replace('.webp', '.svg'),
    path.replace('w480.webp', '..%2f..%2fsecret'),
    '/news-pictures/x/w480.webp',
  ])
    expect((await get(wrong)).statusCode, wrong).toBe(404);
  await app.moveBy(2 * 24 * 60);
  expect(await storage.size(`news-pictures/${PICTURE.pictureId}/w480.webp`)).toBe(4);
  expect(await storage.size(`news-pictures/${unusedId}/w480.webp`)).toBeUndefined();
});
