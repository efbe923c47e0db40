import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newsRoutes } from '@yoimachi/contract/news';
import { NEWS_PICTURE_BYTES, NEWS_PICTURE_LEAST } from '@yoimachi/domain/news';
import type { OperatorRef, OperatorRole } from '@yoimachi/domain/operator';
import { createStorage } from '#gateways/storage/index.ts';
import { OPERATORS, signUpGuest, useRewoundApp } from '../../../../test-support/index.ts';
import { openBrowser, signedIn, type Browser } from '../../../desk/office/test/browser.ts';

const app = useRewoundApp();
const { sato, suzuki } = OPERATORS;
const PNG = { 'content-type': 'image/png' };

const drawn = (width = 1440, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#6b2145' } });
const { long, short }: { readonly long: number; readonly short: number } = NEWS_PICTURE_LEAST;
/** No larger than it has to be, as every size of it is made; how large one is shown is asked of the first test's. */
const file = (width = long, height = short): Promise<Buffer> => drawn(width, height).png().toBuffer();
const send = (browser: Browser, body: Uint8Array, headers: Readonly<Record<string, string>> = {}) =>
  browser.call('sendNewsPicture', { body, headers: { ...PNG, ...headers } });

async function support(operator: OperatorRef = sato, role: OperatorRole = 'support') {
  await app.db.updateTable('operator').set({ role }).where('id', '=', operator.id).execute();
  return (await signedIn(app, operator)).browser;
}

const stored = async () => {
  const names: string[] = [];
  for await (const name of createStorage(app.context).list('news-pictures/')) names.push(name);
  return names;
};
const waiting = () => app.db.selectFrom('news_picture').selectAll().execute();
const audited = async () =>
  (await app.db.selectFrom('operator_audit').select(['call', 'outcome']).orderBy('number').execute()).map(
    ({ call, outcome }) => `${call} ${outcome}`,
  );
const banner = (pictureId: string) => ({
  title: '冬のポイント',
  link: '/guest/buy-point',
  audience: 'GUESTS' as const,
  pictureId,
  startsAt: app.clock.now().toISOString(),
  endsAt: null,
});

test('a picture is sent, made anew in every size, taken by a banner and seen by guests', async () => {
  const guest = await signUpGuest(app);
  const browser = await support();
  const withPlace = await drawn()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await send(browser, withPlace, { 'content-type': 'image/jpeg' });
  expect(status).toBe(200);
  expect(body.picturePath).toBe(`/news-pictures/${body.pictureId}`);
  expect(await stored()).toHaveLength(6);
  const made = await app.app.http.inject({ url: `${body.picturePath}/w1440.webp` });
  const { width, height, exif } = await sharp(made.rawPayload).metadata();
  expect([width, height, exif]).toEqual([1440, 480, undefined]);
  expect(await waiting()).toMatchObject([{ id: body.pictureId, sent_by: sato.id }]);
  expect(await browser.call('createBanner', { body: banner(body.pictureId) })).toMatchObject({ status: 200 });
  expect(await waiting()).toEqual([]);
  expect((await app.ok(newsRoutes.listGuestBanners, {}, guest)).items).toMatchObject([
    { title: '冬のポイント', picture: { path: body.picturePath, colour: expect.stringMatching(/^#6b21/) } },
  ]);
  expect(await audited()).toEqual(['sendNewsPicture DONE', 'createBanner DONE']);
});

test('a picture is replaced, of news too; what nothing shows any more goes, and what was sent and never taken', async () => {
  await app.work();
  const browser = await support();
  const sent = async () => (await send(browser, await file())).body.pictureId;
  const [first, second, third, left] = [await sent(), await sent(), await sent(), await sent()];
  const { body: made } = await browser.call('createBanner', { body: banner(first) });
  const params = { bannerId: made.bannerId };
  const words = { title: '春', link: '/guest', reason: '季節' };
  const keep = { params, body: { ...words, pictureId: null } };
  expect(await browser.call('editBanner', keep)).toMatchObject({ status: 200 });
  const shown = async () => (await browser.call('listBanners')).body.items[0]?.picturePath;
  expect(await shown()).toBe(`/news-pictures/${first}`);
  await browser.call('editBanner', { params, body: { ...words, pictureId: second } });
  expect(await shown()).toBe(`/news-pictures/${second}`);
  const news = {
    kind: 'NOTICE' as const,
    audience: 'ALL' as const,
    title: '題',
    body: '本文',
    isPinned: false,
    startsAt: app.clock.now().toISOString(),
    endsAt: null,
  };
  const { body: written } = await browser.call('writeNews', { body: { ...news, pictureId: null } });
  const edit = { title: '題', body: '本文', isPinned: false, endsAt: null, reason: '画像' };
  const of = { params: { newsId: written.newsId } };
  await browser.call('editNews', { ...of, body: { ...edit, pictureId: third } });
  expect((await browser.call('showNews', of)).body.picturePath).toBe(`/news-pictures/${third}`);
  // It is not taken away beside another one, goes alone, and no more than once.
  const both = await browser.call('editNews', {
    ...of,
    body: { ...edit, pictureId: left, dropsPicture: true },
  });
  expect(both).toMatchObject({ status: 400, code: 'VALIDATION' });
  for (let again = 0; again < 2; again++) {
    const gone = await browser.call('editNews', {
      ...of,
      body: { ...edit, pictureId: null, dropsPicture: true },
    });
    expect(gone.status).toBe(200);
    expect((await browser.call('showNews', of)).body.picturePath).toBeNull();
  }
  await app.moveBy(2 * 24 * 60);
  const kept = new Set((await stored()).map((name) => name.split('/')[1]));
  expect(kept).toEqual(new Set([second]));
  expect(await waiting()).toEqual([]);
  const { browser: later } = await signedIn(app, sato);
  expect(await later.call('createBanner', { body: banner(left) })).toMatchObject({ code: 'UPLOAD_GONE' });
});

test('what is no such picture is refused, kept nowhere, and its refusal is kept', async () => {
  const browser = await support();
  const good = await file();
  const cases: [Uint8Array, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'IMAGE_TYPE'],
    [Buffer.from('GIF89a and more'), 'IMAGE_TYPE'],
    [good.subarray(0, good.length / 2), 'IMAGE_BROKEN'],
    [await file(900, 300), 'IMAGE_TOO_SMALL'],
    [await file(1000, 1000), 'NEWS_PICTURE_SHAPE'],
    [Buffer.alloc(0), 'UPLOAD_EMPTY'],
    [Buffer.alloc(NEWS_PICTURE_BYTES + 1), 'NEWS_PICTURE_SIZE'],
    [Buffer.alloc(3 * NEWS_PICTURE_BYTES), 'NEWS_PICTURE_SIZE'],
    // Right in its size, and nothing in it.
    [Buffer.alloc(NEWS_PICTURE_BYTES), 'IMAGE_TYPE'],
  ];
  for (const [bytes, code] of cases) expect((await send(browser, bytes)).code).toBe(code);
  expect(await send(browser, Buffer.alloc(NEWS_PICTURE_BYTES + 1))).toMatchObject({
    status: 413,
    details: { megabytes: 5 },
  });
  for (const type of ['image/svg+xml', 'application/json', 'text/html', 'multipart/form-data; boundary=x'])
    expect(await send(browser, good, { 'content-type': type }), type).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
  expect(await stored()).toEqual([]);
  expect(await waiting()).toEqual([]);
  const refused = cases.map(([, code]) => `sendNewsPicture ${code}`);
  expect(await audited()).toEqual([...refused, 'sendNewsPicture NEWS_PICTURE_SIZE']);
});

test('only who may write news sends one, with a session, from a page of the office', async () => {
  const good = await file();
  expect(await send(openBrowser(app), good)).toMatchObject({ status: 401, code: 'OFFICE_LOGIN_REQUIRED' });
  const finance = await support(suzuki, 'finance');
  expect(await send(finance, good)).toMatchObject({ status: 403, code: 'OPERATOR_ROLE' });
  const browser = await support();
  for (const headers of [
    { 'x-csrf-token': 'x' },
    { 'x-csrf-token': finance.csrf },
    { 'sec-fetch-site': 'cross-site' },
  ])
    expect(await send(browser, good, headers)).toMatchObject({ status: 403, code: 'OFFICE_CSRF' });
  expect(await stored()).toEqual([]);
});

test('a picture is its sender’s alone, and is used once; a refused form leaves it to the next try', async () => {
  const browser = await support();
  const other = await support(suzuki);
  const { pictureId } = (await send(browser, await file())).body;
  expect(await other.call('createBanner', { body: banner(pictureId) })).toMatchObject({
    code: 'UPLOAD_GONE',
  });
  expect(await browser.call('createBanner', { body: banner(crypto.randomUUID()) })).toMatchObject({
    status: 410,
    code: 'UPLOAD_GONE',
  });
  const wrong = { ...banner(pictureId), link: 'javascript:alert(1)' };
  expect(await browser.call('createBanner', { body: wrong })).toMatchObject({ code: 'VALIDATION' });
  // Sent twice at once, as by an impatient hand.
  const both = await Promise.all([1, 2].map(() => browser.call('createBanner', { body: banner(pictureId) })));
  expect(both.map(({ code }) => code ?? 'OK').toSorted()).toEqual(['NEWS_PICTURE_USED', 'OK']);
  expect(await app.db.selectFrom('banner').select('picture_id').execute()).toEqual([
    { picture_id: pictureId },
  ]);
});

test('the same file sent twice is two pictures, of which one is left', async () => {
  const browser = await support();
  const good = await file();
  const ids = (await Promise.all([send(browser, good), send(browser, good)])).map(
    ({ body }) => body.pictureId,
  );
  expect(new Set(ids).size).toBe(2);
  expect(await waiting()).toHaveLength(2);
  // One person has no more than two on their way at once.
  const many = await Promise.all(Array.from({ length: 5 }, () => send(browser, good)));
  const codes = many.map(({ code }) => code ?? 'OK');
  expect(codes.filter((code) => code === 'OK').length).toBeGreaterThanOrEqual(2);
  expect(new Set(codes)).toEqual(new Set(['OK', 'RATE_LIMITED']));
});
