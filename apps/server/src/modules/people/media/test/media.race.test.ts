import { expect, test } from 'vitest';
import { mediaRoutes as routes } from '@yoimachi/contract/media';
import { blockRoutes } from '@yoimachi/contract/block';
import { mediaFeature } from '../../../../wiring/people.ts';
import { moduleFactories } from '../../../../modules.ts';
import { guestWithPoints, signUpCast, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { bookableCast } from '../../../meeting/booking/test/support.ts';
import {
  approve,
  fakeMedia,
  mine,
  nextOf,
  published,
  reject,
  shownOf,
  stored,
  uploaded,
  waiting,
} from './support.ts';

const modules = moduleFactories.map((factory) => (factory === mediaFeature ? fakeMedia : factory));
const app = useRewoundApp({ modules, config: { databasePool: 12 } });
const add = (cast: Person, uploadId: string, kind: 'PHOTO' | 'VIDEO' = 'PHOTO') =>
  app.call(routes.addMedia, { body: { kind, uploadId } }, cast);
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const remove = (cast: Person, mediaId: string) => app.call(routes.removeMedia, { params: { mediaId } }, cast);
const positions = async (cast: Person) =>
  (
    await app.db
      .selectFrom('media')
      .select('position')
      .where('account_id', '=', cast.userId)
      .orderBy('position')
      .execute()
  ).map(({ position }) => position);
const mainPath = async (cast: Person) =>
  (await app.db.selectFrom('cast_photo').select('path').where('cast_id', '=', cast.userId).executeTakeFirst())
    ?.path;

test('six photos at once: five find a place', async () => {
  const cast = await signUpCast(app);
  const uploads: string[] = [];
  // The sixth waits for nobody: one is handed in first.
  await waiting(app, cast);
  for (let n = 0; n < 5; n++) uploads.push(await uploaded(app, cast));
  const answers = await Promise.all(uploads.map((uploadId) => add(cast, uploadId)));
  expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 409]);
  expect(await positions(cast)).toEqual([1, 2, 3, 4, 5]);
});

test('one upload handed in twice at once is one photo', async () => {
  const cast = await signUpCast(app);
  const uploadId = await uploaded(app, cast);
  const answers = await Promise.all([add(cast, uploadId), add(cast, uploadId)]);
  expect(statusesOf(answers)).toEqual([200, 410]);
  expect(await positions(cast)).toEqual([1]);
});

test('an order against a removal: either holds, and no place is lost or double', async () => {
  const cast = await signUpCast(app);
  const ids = [await published(app, cast), await published(app, cast), await published(app, cast)];
  const mediaIds = [ids[2]!, ids[0]!, ids[1]!];
  const [ordered] = await Promise.all([
    app.call(routes.orderPhotos, { body: { seen: ids, mediaIds } }, cast),
    remove(cast, ids[0]!),
  ]);
  expect([200, 409]).toContain(ordered.status);
  expect(await positions(cast)).toEqual([1, 2]);
  const main = ordered.status === 200 ? ids[2]! : ids[1]!;
  expect(await mainPath(cast)).toContain(await shownOf(app, main));
});

test('two devices order at once: one is told that it changed', async () => {
  const cast = await signUpCast(app);
  const [a, b, c] = [await published(app, cast), await published(app, cast), await published(app, cast)];
  const order = (mediaIds: string[]) =>
    app.call(routes.orderPhotos, { body: { seen: [a, b, c], mediaIds } }, cast);
  const answers = await Promise.all([order([b, a, c]), order([c, a, b])]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await positions(cast)).toEqual([1, 2, 3]);
});

test('an approval against a removal: what is removed is not shown', async () => {
  const cast = await signUpCast(app);
  const mediaId = await waiting(app, cast);
  const fileId = await nextOf(app, mediaId);
  const [approved] = await Promise.all([approve(app, fileId), remove(cast, mediaId)]);
  await app.work();
  if (!approved.ok) expect(['MEDIA_DECIDED', 'NOT_FOUND']).toContain(approved.error.code);
  expect(await mainPath(cast)).toBe(undefined);
  expect(await stored(app, fileId)).toEqual([]);
});

test('an approval against another file for the place: what was looked at is shown, or was too late', async () => {
  const cast = await signUpCast(app);
  const mediaId = await waiting(app, cast);
  const fileId = await nextOf(app, mediaId);
  const uploadId = await uploaded(app, cast);
  const [approved, replaced] = await Promise.all([
    approve(app, fileId),
    app.call(routes.replaceMedia, { params: { mediaId }, body: { uploadId } }, cast),
  ]);
  expect(replaced.status).toBe(200);
  await app.work();
  expect((await mine(app, cast)).photos).toMatchObject([{ state: 'REVIEWING', hasOlder: approved.ok }]);
  expect(await mainPath(cast)).toBe(approved.ok ? `/media/${fileId}#6b2145` : undefined);
});

test('two operators decide at once: one does', async () => {
  const cast = await signUpCast(app);
  const fileId = await nextOf(app, await waiting(app, cast));
  const [approved, rejected] = await Promise.all([approve(app, fileId), reject(app, fileId)]);
  // What is shown can be refused later; what was refused cannot be shown.
  expect(rejected.ok || approved.ok).toBe(true);
  const [photo] = (await mine(app, cast)).photos;
  expect(photo!.state).toBe(rejected.ok ? 'REJECTED' : 'PUBLISHED');
});

test('a report against a removal: what was frozen stays, what was not goes', async () => {
  const [cast, guest] = [await bookableCast(app), await guestWithPoints(app)];
  const mediaId = await published(app, cast);
  const fileId = await shownOf(app, mediaId);
  const report = { category: 'OTHER', text: '写真について', isSafety: false } as const;
  await Promise.all([
    app.ok(blockRoutes.reportCast, { body: { castId: cast.userId, report } }, guest),
    remove(cast, mediaId),
  ]);
  await app.work();
  const frozen = await app.db.selectFrom('media_evidence').select('file_id').execute();
  expect((await stored(app, fileId)).length > 0).toBe(frozen.length === 1);
});

test('a worker that dies is asked again, and nothing is made twice', async () => {
  const cast = await signUpCast(app);
  await waiting(app, cast, 'PHOTO', { deaths: 1 });
  expect((await mine(app, cast)).photos).toMatchObject([{ state: 'PROCESSING' }]);
  await app.app.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  await app.work();
  expect((await mine(app, cast)).photos).toMatchObject([{ state: 'REVIEWING' }]);
});
