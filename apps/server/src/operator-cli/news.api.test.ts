import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsRoutes } from '@yoimachi/contract/news';
import { createStorage } from '../gateways/storage/index.ts';
import { signUpGuest, typed, useRewoundApp } from '../test-support/index.ts';

const app = useRewoundApp();
const by = ['--operator', 'sato'] as const;
const idIn = (line: string) => /[\da-f]{8}-[\da-f-]{27}/.exec(line)![0];
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

test('an operator writes news with a picture, publishes, corrects and ends them; each is kept with his name', async () => {
  const guest = await signUpGuest(app);
  const file = join(folder, 'body.txt');
  await writeFile(file, '一段落目\n\n[詳しく](/guest/help)');
  const words = ['important', 'guests', '--title', '規約の改定', '--body-file', file, '--pin', ...by];
  const written = await typed(app, 'news-write', ...words, '--picture', await picture(1200, 400));
  const newsId = idIn(written);
  const read = () => app.call(newsRoutes.readNews, { params: { newsId } }, guest);
  expect((await read()).status).toBe(404);
  expect(await typed(app, 'news')).toContain(`${newsId}  IMPORTANT  for GUESTS  DRAFT  PINNED`);
  await typed(app, 'news-publish', newsId, ...by);
  await expect(typed(app, 'news-publish', newsId, ...by)).rejects.toThrow('published already');
  const answer = await read();
  expect(answer).toMatchObject({ status: 200, body: { title: '規約の改定', isPinned: true } });
  expect((await pictures()).length).toBe(6);
  const { path } = (answer.body as { picture: { path: string } }).picture;
  const sent = await app.app.http.inject({ url: `${path}/w960.avif` });
  const made = await sharp(sent.rawPayload).metadata();
  expect([made.width, made.height, made.format]).toEqual([960, 320, 'heif']);
  await expect(typed(app, 'news-edit', newsId, '--title', '改定', ...by)).rejects.toThrow('--reason');
  await typed(app, 'news-edit', newsId, '--title', '改定', '--unpin', '--reason', '題の誤り', ...by);
  expect(await read()).toMatchObject({ body: { title: '改定', isPinned: false } });
  const drop = ['news-edit', newsId, '--reason', '画像の誤り', '--no-picture', ...by] as const;
  await expect(typed(app, ...drop, '--picture', 'x.png')).rejects.toThrow('not both');
  await typed(app, ...drop);
  expect(await read()).toMatchObject({ body: { title: '改定', picture: null } });
  await typed(app, 'news-end', newsId, '--reason', '終了', ...by);
  expect((await read()).status).toBe(404);
  expect(await typed(app, 'news', newsId)).toContain('[詳しく](/guest/help)');
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
  const words = [
    'notice',
    'all',
    '--title',
    '営業時間',
    '--body',
    '変わります。',
    '--from',
    '2026-11-21',
    ...by,
  ];
  const newsId = idIn(await typed(app, 'news-write', ...words));
  await expect(typed(app, 'news-stop', newsId, '--reason', '誤り', ...by)).rejects.toThrow('not in a state');
  await typed(app, 'news-publish', newsId, '--tell', ...by);
  expect(await typed(app, 'news')).toContain('COMING');
  expect(await typed(app, 'news')).toContain('broadcast WAITING: told 0, looked at 0 of 0 accounts');
  await typed(app, 'news-stop', newsId, '--reason', '誤り', ...by);
  await typed(app, 'news-resume', newsId, '--reason', '確認済み', ...by);
  // Midnight in Tokyo.
  await app.moveTo(new Date('2026-11-20T15:00:00Z'));
  expect(await typed(app, 'news')).toContain('broadcast DONE: told 1, looked at 1 of 1 accounts');
});

test('what is refused leaves no news, and its picture goes after a day', async () => {
  // From now on routines have their times.
  await app.work();
  const good = await picture(1300, 440);
  const words = ['--title', '冬', '--link', '/guest', ...by];
  const small = await picture(900, 300);
  await expect(typed(app, 'banner-create', 'guests', ...words, '--picture', small)).rejects.toThrow(
    'less than 960',
  );
  const square = await picture(1001, 1001);
  await expect(typed(app, 'banner-create', 'guests', ...words, '--picture', square)).rejects.toThrow(
    'three times as wide',
  );
  await expect(typed(app, 'banner-create', 'guests', ...words)).rejects.toThrow('--picture');
  const hostile = ['--title', '冬', '--link', 'javascript:alert(1)', ...by, '--picture', good];
  await expect(typed(app, 'banner-create', 'guests', ...hostile)).rejects.toThrow('link is missing');
  const late = [...words, '--picture', good, '--from', '2026-12-02', '--until', '2026-12-01'];
  await expect(typed(app, 'banner-create', 'guests', ...late)).rejects.toThrow('endsAt');
  await expect(
    typed(app, 'news-write', 'gossip', 'all', '--title', 'x', '--body', 'y', ...by),
  ).rejects.toThrow('none of');
  expect((await pictures()).length).toBe(2 * 6);
  await app.moveBy(2 * 24 * 60);
  expect(await pictures()).toEqual([]);
  const bannerId = idIn(await typed(app, 'banner-create', 'all', ...words, '--picture', good));
  await typed(
    app,
    'banner-edit',
    bannerId,
    '--title',
    '春',
    '--link',
    '/guest/coupon',
    '--reason',
    '季節',
    ...by,
  );
  expect(await typed(app, 'banners')).toMatch(/SHOWN.*\/guest\/coupon {2}春/);
  await typed(app, 'banner-end', bannerId, '--reason', '終了', ...by);
  expect(await typed(app, 'banners')).toContain('OVER');
});
