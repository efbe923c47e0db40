import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsRoutes } from '@yoimachi/contract/news';
import { createStorage } from '../gateways/storage/index.ts';
import { signUpGuest, typed, useRewoundApp } from '../test-support/index.ts';

const app = useRewoundApp();
const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');
const idIn = (line: string) => /[\da-f]{8}-[\da-f-]{27}/.exec(line)![0];
const sent = async (path: string) => idIn(await operator('sendNewsPicture', '--file', path));
const pictures = async () => {
  const names: string[] = [];
  for await (const name of createStorage(app.context).list('news-pictures/')) names.push(name);
  return names;
};

let folder: string;
const picture = async (width: number, height: number) => {
  const path = join(folder, `${width}.png`);
  await sharp({ create: { width, height, channels: 3, background: '#6b2145' } })
    .png()
    .toFile(path);
  return path;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'news-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NEWS = ['--kind', 'IMPORTANT', '--title', '規約の改定', '--body', '一段落目\n\n[詳しく](/guest/help)'];
const news = (...words: string[]) =>
  operator('writeNews', ...NEWS, '--is-pinned', 'true', '--ends-at', 'null', ...words);

test('an operator writes news with a picture, publishes, corrects and ends them; each is kept with his name', async () => {
  const guest = await signUpGuest(app);
  const pictureId = await sent(await picture(1200, 400));
  const begins = ['--audience', 'GUESTS', '--starts-at', app.clock.now().toISOString()];
  const newsId = idIn(await news(...begins, '--picture-id', pictureId));
  const read = () => app.call(newsRoutes.readNews, { params: { newsId } }, guest);
  expect((await read()).status).toBe(404);
  expect(await operator('listNews')).toContain(newsId);
  const publish = () => operator('publishNews', newsId, '--tells', 'false');
  await publish();
  await expect(publish()).rejects.toThrow('CONFLICT');
  const answer = await read();
  expect(answer).toMatchObject({ status: 200, body: { title: '規約の改定', isPinned: true } });
  expect((await pictures()).length).toBe(6);
  const { path } = (answer.body as { picture: { path: string } }).picture;
  const file = await app.app.http.inject({ url: `${path}/w960.avif` });
  const made = await sharp(file.rawPayload).metadata();
  expect([made.width, made.height, made.format]).toEqual([960, 320, 'heif']);
  const changed = ['--title', '改定', '--body', '二段落目', '--is-pinned', 'false', '--ends-at', 'null'];
  const edit = (...words: string[]) =>
    operator('editNews', newsId, ...changed, '--picture-id', 'null', ...words);
  await expect(edit()).rejects.toThrow('--reason');
  await edit('--reason', '題の誤り');
  expect(await read()).toMatchObject({ body: { title: '改定', isPinned: false } });
  await edit('--reason', '画像の誤り', '--drops-picture', 'true');
  expect(await read()).toMatchObject({ body: { title: '改定', picture: null } });
  await operator('endNews', newsId, '--reason', '終了');
  expect((await read()).status).toBe(404);
  expect(await operator('showNews', newsId)).toContain('[詳しく](/guest/help)');
  const calls = app.db.selectFrom('operator_audit').select(['call', 'outcome']).orderBy('id');
  expect((await calls.execute()).map(({ call, outcome }) => `${call} ${outcome}`)).toEqual([
    'sendNewsPicture DONE',
    'writeNews DONE',
    'publishNews DONE',
    'publishNews CONFLICT',
    'editNews DONE',
    'editNews DONE',
    'endNews DONE',
  ]);
});

test('a broadcast is started, seen and stopped at the terminal', async () => {
  await signUpGuest(app);
  const whole = ['--audience', 'ALL', '--starts-at', '2026-11-21T00:00', '--picture-id', 'null'];
  const newsId = idIn(await news(...whole));
  const stop = () => operator('stopBroadcast', newsId, '--reason', '誤り');
  await expect(stop()).rejects.toThrow('CONFLICT');
  await operator('publishNews', newsId, '--tells', 'true');
  const broadcast = async () =>
    (await operator('listNews')).split('\n').find((line) => line.includes(newsId));
  expect(await broadcast()).toContain('WAITING');
  await stop();
  await operator('resumeBroadcast', newsId, '--reason', '確認済み');
  // Midnight in Tokyo.
  await app.moveTo(new Date('2026-11-20T15:00:00Z'));
  expect(await broadcast()).toContain('DONE');
});

test('what is refused leaves no banner, and its picture goes after a day', async () => {
  // From now on routines have their times.
  await app.work();
  const good = await picture(1300, 440);
  await expect(sent(await picture(900, 300))).rejects.toThrow('IMAGE_TOO_SMALL');
  await expect(sent(await picture(1001, 1001))).rejects.toThrow('NEWS_PICTURE_SHAPE');
  await expect(sent(join(folder, 'nothing.png'))).rejects.toThrow('cannot be read');
  const banner = (pictureId: string, link: string, startsAt: string, endsAt = 'null') => {
    const words = ['--audience', 'ALL', '--title', '冬', '--link', link, '--picture-id', pictureId];
    return operator('createBanner', ...words, '--starts-at', startsAt, '--ends-at', endsAt);
  };
  const now = app.clock.now().toISOString();
  await expect(banner(await sent(good), 'javascript:alert(1)', now)).rejects.toThrow('--link');
  const late = banner(await sent(good), '/guest', '2026-12-02T00:00', '2026-12-01T00:00');
  await expect(late).rejects.toThrow('--ends-at');
  expect((await pictures()).length).toBe(2 * 6);
  await app.moveBy(2 * 24 * 60);
  expect(await pictures()).toEqual([]);
  const bannerId = idIn(await banner(await sent(good), '/guest', now));
  const words = ['--title', '春', '--link', '/guest/coupon', '--reason', '季節', '--picture-id', 'null'];
  await operator('editBanner', bannerId, ...words);
  expect(await operator('listBanners')).toMatch(/春 +\/guest\/coupon/);
  await operator('endBanner', bannerId, '--reason', '終了');
});
