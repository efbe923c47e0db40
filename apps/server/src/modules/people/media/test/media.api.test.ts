import { describe, expect, test } from 'vitest';
import { mediaRoutes as routes } from '@yoimachi/contract/media';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { MAX_PHOTOS } from '@yoimachi/domain/profile';
import { accountFeature, uploadFeature } from '../../../../wiring/people.ts';
import { notificationFeature } from '../../../../wiring/talk.ts';
import { signUpCast, signUpGuest, useRewoundApp } from '../../../../test-support/index.ts';
import {
  added,
  approve,
  expectOk,
  fakeMedia,
  mine,
  nextOf,
  open,
  published,
  reject,
  shownOf,
  stored,
  uploaded,
  waiting,
} from './support.ts';

const app = useRewoundApp({ modules: [accountFeature, uploadFeature, fakeMedia, notificationFeature] });
const told = async (who: Parameters<typeof mine>[1]) =>
  (await app.ok(notificationRoutes.listNotifications, { query: {} }, who)).items.map(({ body }) => body);
const mainOf = (castId: string) =>
  app.db.selectFrom('cast_photo').select('path').where('cast_id', '=', castId).executeTakeFirst();

describe('a photo', () => {
  test('is made, waits for an operator, and is shown once approved', async () => {
    const cast = await signUpCast(app);
    const mediaId = await added(app, cast);
    expect(await mine(app, cast)).toMatchObject({
      photos: [{ mediaId, state: 'PROCESSING', picture: null, hasOlder: false, shownAt: null }],
      mainId: null,
      takesWmv: false,
    });
    await app.work();
    const [photo] = (await mine(app, cast)).photos;
    expect(photo).toMatchObject({
      state: 'REVIEWING',
      picture: expect.stringMatching(/^\/media\/.*#6b2145$/),
    });
    expect(await mainOf(cast.userId)).toBe(undefined);
    const fileId = await nextOf(app, mediaId);
    expect(await stored(app, fileId)).toEqual(
      ['w240', 'w480', 'w720', 'whole'].flatMap((name) => [`${name}.avif`, `${name}.webp`]),
    );
    expectOk(await approve(app, fileId));
    await app.work();
    expect(await mine(app, cast)).toMatchObject({ photos: [{ state: 'PUBLISHED' }], mainId: mediaId });
    expect(await mainOf(cast.userId)).toEqual({ path: `/media/${fileId}#6b2145` });
    expect(await told(cast)).toEqual(['写真の審査が完了し、公開されました。']);
    expect(await approve(app, fileId)).toMatchObject({ error: { code: 'MEDIA_DECIDED' } });
  });

  test('nothing of what was handed in is kept or served', async () => {
    const cast = await signUpCast(app);
    await published(app, cast);
    const uploads = await app.db.selectFrom('upload').select(['ended_at', 'key_sealed']).execute();
    expect(uploads).toEqual([{ ended_at: expect.any(Date), key_sealed: null }]);
    const files = await app.db.selectFrom('media_file').select('upload_id').execute();
    expect(files).toEqual([{ upload_id: null }]);
  });

  test('that is refused says why, stays hers alone, and is replaced', async () => {
    const cast = await signUpCast(app);
    const mediaId = await waiting(app, cast);
    const first = await nextOf(app, mediaId);
    expectOk(await reject(app, first));
    await app.work();
    expect((await mine(app, cast)).photos[0]).toMatchObject({ state: 'REJECTED', reason: 'OTHER_FACES' });
    expect(await told(cast)).toEqual([
      '写真が公開基準に適合しないため差し戻しました。ほかの人の顔が写っています。お一人の写真に差し替えてください。',
    ]);
    const uploadId = await uploaded(app, cast);
    await app.ok(routes.replaceMedia, { params: { mediaId }, body: { uploadId } }, cast);
    await app.work();
    expect((await mine(app, cast)).photos).toMatchObject([{ mediaId, state: 'REVIEWING', reason: null }]);
    expect(await stored(app, first)).toEqual([]);
  });

  test('that is shown stays until what follows it is approved', async () => {
    const cast = await signUpCast(app);
    const mediaId = await published(app, cast);
    const before = await shownOf(app, mediaId);
    const uploadId = await uploaded(app, cast);
    await app.ok(routes.replaceMedia, { params: { mediaId }, body: { uploadId } }, cast);
    await app.work();
    expect((await mine(app, cast)).photos).toMatchObject([{ state: 'REVIEWING', hasOlder: true }]);
    expect(await open(app, `/media/${before}`)).toMatchObject({ status: 200 });
    const after = await nextOf(app, mediaId);
    expectOk(await approve(app, after));
    await app.work();
    expect(await mainOf(cast.userId)).toEqual({ path: `/media/${after}#6b2145` });
    expect(await open(app, `/media/${before}`)).toMatchObject({ status: 404 });
    expect(await stored(app, before)).toEqual([]);
  });

  test('taken back while another is shown leaves that one', async () => {
    const cast = await signUpCast(app);
    const mediaId = await published(app, cast);
    await app.ok(
      routes.replaceMedia,
      { params: { mediaId }, body: { uploadId: await uploaded(app, cast) } },
      cast,
    );
    await app.ok(routes.withdrawMedia, { params: { mediaId } }, cast);
    await app.work();
    expect((await mine(app, cast)).photos).toMatchObject([{ state: 'PUBLISHED', hasOlder: false }]);
    await app.ok(routes.withdrawMedia, { params: { mediaId } }, cast);
    expect((await mine(app, cast)).photos).toHaveLength(1);
  });

  test('that cannot be opened is refused with its reason at once', async () => {
    const cast = await signUpCast(app);
    const mediaId = await waiting(app, cast, 'PHOTO', { refused: 'IMAGE_BROKEN' });
    expect((await mine(app, cast)).photos).toMatchObject([
      { mediaId, state: 'REJECTED', reason: 'IMAGE_BROKEN', picture: null },
    ]);
    expect(await told(cast)).toEqual([
      '写真が公開基準に適合しないため差し戻しました。画像を読み込めませんでした。別の画像を選択してください。',
    ]);
    expect(await app.db.selectFrom('upload').select('key_sealed').execute()).toEqual([{ key_sealed: null }]);
  });

  test('whose sizes are not made within an hour is given back', async () => {
    const cast = await signUpCast(app);
    await waiting(app, cast, 'PHOTO', { deaths: 1_000 });
    expect((await mine(app, cast)).photos).toMatchObject([{ state: 'PROCESSING' }]);
    await app.moveBy(61);
    expect((await mine(app, cast)).photos).toMatchObject([{ state: 'REJECTED', reason: 'FILE_NOT_MADE' }]);
  });

  test('is hinted at when it has a code, words, or looks like another account’s', async () => {
    const [one, other] = [await signUpCast(app), await signUpCast(app)];
    await published(app, one, 'PHOTO', { hash: '00000000000000ff' });
    const mediaId = await waiting(app, other, 'PHOTO', {
      hash: '00000000000000f0',
      codes: ['https://line.me/x'],
      text: ['PHONE'],
    });
    const row = await app.db
      .selectFrom('media_file')
      .select(['has_qr', 'found_text', 'similar_to'])
      .where('id', '=', await nextOf(app, mediaId))
      .executeTakeFirst();
    expect(row).toEqual({
      has_qr: true,
      found_text: 'https://line.me/x PHONE',
      similar_to: expect.any(String),
    });
    const far = await waiting(app, other, 'PHOTO', { hash: 'ffffffffffffff00' });
    const none = await app.db
      .selectFrom('media_file')
      .select('similar_to')
      .where('id', '=', await nextOf(app, far))
      .executeTakeFirst();
    expect(none).toEqual({ similar_to: null });
  });
});

describe('places', () => {
  test('in the database are as many as the rules say', async () => {
    const { rows } = await app.app.pool.query<{ rule: string }>(
      `select pg_get_constraintdef(oid) as rule from pg_constraint
       where conrelid = 'media'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%"position"%'`,
    );
    expect(/'PHOTO'::text THEN (\d+)/.exec(rows[0]!.rule)?.[1]).toBe(String(MAX_PHOTOS));
  });

  test('are as many as the rules say, in her order; the first that all see is the main one', async () => {
    const cast = await signUpCast(app);
    const ids: string[] = [];
    for (let n = 0; n < MAX_PHOTOS; n++) ids.push(await published(app, cast));
    const extra = await app.call(
      routes.addMedia,
      { body: { kind: 'PHOTO', uploadId: await uploaded(app, cast) } },
      cast,
    );
    expect(extra).toMatchObject({
      status: 409,
      code: 'PHOTO_COUNT',
      message: `写真は${MAX_PHOTOS}枚までです。`,
    });
    const next = [ids.at(-1)!, ...ids.slice(0, -1)];
    await app.ok(routes.orderPhotos, { body: { seen: ids, mediaIds: next } }, cast);
    expect((await mine(app, cast)).photos.map(({ mediaId }) => mediaId)).toEqual(next);
    expect((await mine(app, cast)).mainId).toBe(next[0]);
    expect(await app.call(routes.orderPhotos, { body: { seen: ids, mediaIds: ids } }, cast)).toMatchObject({
      status: 409,
      code: 'MEDIA_CHANGED',
    });
    // The same again, after a lost answer.
    await app.ok(routes.orderPhotos, { body: { seen: ids, mediaIds: next } }, cast);
  });

  test('the main photo is for all; another is kept for some, and never becomes the main one', async () => {
    const cast = await signUpCast(app);
    const [first, second] = [await published(app, cast), await published(app, cast)];
    const show = (mediaId: string, visibility: 'ALL_GUESTS' | 'GUESTS_WITH_HISTORY') =>
      app.call(routes.showMediaTo, { params: { mediaId }, body: { visibility } }, cast);
    expect(await show(first, 'GUESTS_WITH_HISTORY')).toMatchObject({ code: 'MEDIA_MAIN' });
    expect((await show(second, 'GUESTS_WITH_HISTORY')).status).toBe(200);
    await app.ok(routes.removeMedia, { params: { mediaId: first } }, cast);
    expect((await mine(app, cast)).mainId).toBe(null);
    expect(await mainOf(cast.userId)).toBe(undefined);
    expect((await show(second, 'ALL_GUESTS')).status).toBe(200);
    expect((await mine(app, cast)).mainId).toBe(second);
  });

  test('of somebody else are none, and removed twice is removed', async () => {
    const [cast, other] = [await signUpCast(app), await signUpCast(app)];
    const mediaId = await published(app, cast);
    const body = { uploadId: await uploaded(app, other) };
    expect(await app.call(routes.replaceMedia, { params: { mediaId }, body }, other)).toMatchObject({
      status: 404,
    });
    await app.ok(routes.removeMedia, { params: { mediaId } }, other);
    expect((await mine(app, cast)).photos).toHaveLength(1);
    await app.ok(routes.removeMedia, { params: { mediaId } }, cast);
    await app.ok(routes.removeMedia, { params: { mediaId } }, cast);
    expect((await mine(app, cast)).photos).toEqual([]);
  });

  test('an upload of somebody else, of another kind or used before is none', async () => {
    const [cast, other] = [await signUpCast(app), await signUpCast(app)];
    const add = (uploadId: string) => app.call(routes.addMedia, { body: { kind: 'PHOTO', uploadId } }, cast);
    expect(await add(await uploaded(app, other))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await add(await uploaded(app, cast, 'VIDEO'))).toMatchObject({ code: 'NOT_FOUND' });
    const uploadId = await uploaded(app, cast);
    expect((await add(uploadId)).status).toBe(200);
    expect(await add(uploadId)).toMatchObject({ code: 'UPLOAD_GONE' });
  });
});

test('a video has one place, plays, and is refused where nothing makes one that plays', async () => {
  const cast = await signUpCast(app);
  const mediaId = await published(app, cast, 'VIDEO');
  const { video } = await mine(app, cast);
  expect(video).toMatchObject({ mediaId, state: 'PUBLISHED', video: { seconds: 24 } });
  const second = {
    kind: 'VIDEO',
    uploadId: await uploaded(app, cast, 'VIDEO', { refused: 'VIDEO_CODEC' }),
  } as const;
  expect(await app.call(routes.addMedia, { body: second }, cast)).toMatchObject({
    code: 'VIDEO_RULES_NO_WMV',
  });
  const fileId = await shownOf(app, mediaId);
  const part = await open(app, `/media/${fileId}`, 'video.mp4', { range: 'bytes=0-3' });
  expect(part).toMatchObject({ status: 206, body: 'made', headers: { 'content-type': 'video/mp4' } });
  await app.ok(routes.removeMedia, { params: { mediaId } }, cast);
  await app.work();
  expect(await stored(app, fileId)).toEqual([]);
  await app.ok(routes.addMedia, { body: second }, cast);
  await app.work();
  expect((await mine(app, cast)).video).toMatchObject({ state: 'REJECTED', reason: 'VIDEO_CODEC' });
});

test('a guest has one picture; casts see it once it is approved', async () => {
  const guest = await signUpGuest(app);
  const put = async () =>
    (await app.ok(routes.putAvatar, { body: { uploadId: await uploaded(app, guest, 'AVATAR') } }, guest))
      .mediaId;
  const mediaId = await put();
  await app.work();
  expect(await app.ok(routes.guestAvatar, {}, guest)).toMatchObject({
    avatar: { state: 'REVIEWING', picture: expect.any(String) },
    shown: null,
  });
  expectOk(await approve(app, await nextOf(app, mediaId)));
  await app.work();
  const shown = (await app.ok(routes.guestAvatar, {}, guest)).shown!;
  expect(await open(app, shown, 's192.webp')).toMatchObject({ status: 200 });
  expect(await put()).toBe(mediaId);
  await app.work();
  expect(await app.ok(routes.guestAvatar, {}, guest)).toMatchObject({
    avatar: { state: 'REVIEWING' },
    shown,
  });
  await app.ok(routes.removeAvatar, {}, guest);
  await app.work();
  expect(await app.ok(routes.guestAvatar, {}, guest)).toEqual({ avatar: null, shown: null });
  expect(await open(app, shown, 's192.webp')).toMatchObject({ status: 404 });
});
