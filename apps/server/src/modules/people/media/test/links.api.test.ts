import { describe, expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { mediaRoutes as routes } from '@yoimachi/contract/media';
import { searchRoutes } from '@yoimachi/contract/search';
import { mediaFeature } from '../../../../wiring/people.ts';
import { moduleFactories } from '../../../../modules.ts';
import {
  guestWithPoints,
  OPERATORS,
  signUpCast,
  signUpGuest,
  typed,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { suspendAccount } from '#desk/operator';
import { profileRoutes } from '@yoimachi/contract/profile';
import { bookableCast, finished } from '../../../meeting/booking/test/support.ts';
import { leaves } from '../../leaving/test/support.ts';
import { handleReport } from '../../block/report.store.ts';
import {
  approve,
  avatarOf,
  expectOk,
  fakeMedia,
  mine,
  nextOf,
  open,
  published,
  read,
  shownOf,
  stored,
  waiting,
} from './support.ts';

const modules = moduleFactories.map((factory) => (factory === mediaFeature ? fakeMedia : factory));
const app = useRewoundApp({ modules });
const seenBy = (guest: Person, castId: string) => app.ok(searchRoutes.getCast, { params: { castId } }, guest);
const restrict = (cast: Person, mediaId: string) =>
  app.ok(routes.showMediaTo, { params: { mediaId }, body: { visibility: 'GUESTS_WITH_HISTORY' } }, cast);
const report = { category: 'OTHER', text: '写真について', isSafety: false } as const;

/** A cast with a photo for all, one for some and a video for some; a guest who has met her, and one who has not. */
async function world() {
  const cast = await bookableCast(app);
  await published(app, cast);
  const some = await published(app, cast);
  const video = await published(app, cast, 'VIDEO');
  await restrict(cast, some);
  await restrict(cast, video);
  const { guest: met } = await finished(app, { cast });
  await app.work();
  return { cast, some, video, met, stranger: await guestWithPoints(app) };
}

describe('what is for guests who have met her', () => {
  test('is given to them, and only said to be there to others', async () => {
    const { cast, met, stranger } = await world();
    const seen = await seenBy(met, cast.userId);
    expect(seen).toMatchObject({ hasMoreMedia: false, video: { seconds: 24 } });
    expect(seen.photos).toHaveLength(2);
    expect(await open(app, seen.photos[1]!)).toMatchObject({
      status: 200,
      headers: { 'cache-control': expect.stringMatching(/^private, max-age=\d{3,4}$/) },
    });
    expect(await open(app, seen.video!.src, '')).toMatchObject({ status: 200 });
    expect(await open(app, seen.video!.poster!, '')).toMatchObject({ status: 200 });
    expect(await seenBy(stranger, cast.userId)).toMatchObject({
      photos: [seen.photos[0]],
      video: null,
      hasMoreMedia: true,
    });
    expect(await open(app, seen.photos[0]!)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, max-age=31536000' },
    });
  });

  test('opens to nobody without its link, with another’s, an altered or an ended one', async () => {
    const { cast, some, met, stranger } = await world();
    const path = (await seenBy(met, cast.userId)).photos[1]!;
    const fileId = await shownOf(app, some);
    expect((await open(app, `/media/${fileId}`)).status).toBe(404);
    const altered = [
      path.replace(met.userId, stranger.userId),
      path.replace(/until=\w+/, 'until=zzzzzzz'),
      path.replace(/proof=./, 'proof=_'),
      path.replace(/&proof=[^#]*/, ''),
      path.replace('account.', 'operator.'),
      path.replace(fileId, crypto.randomUUID()),
    ];
    for (const one of altered) expect(await open(app, one), one).toMatchObject({ status: 404 });
    for (const name of ['../../secret', 'w480.webp/..', 'original.jpg', 'w480.png', '%2e%2e%2fuploads'])
      expect((await open(app, path, name)).status, name).toBe(404);
    await app.moveBy(45);
    expect(await open(app, path)).toMatchObject({ status: 404 });
  });

  test('ends with a block, a suspension, and leaving, also for who has a link', async () => {
    const { cast, met } = await world();
    const seen = await seenBy(met, cast.userId);
    const block = { guestId: met.userId, seen: [], shown: { points: 0, minutes: null } };
    await app.ok(blockRoutes.blockGuest, { body: block }, cast);
    expect((await open(app, seen.photos[1]!)).status).toBe(404);
    expect(await app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, met)).toMatchObject({
      status: 404,
    });
    const own = (await mine(app, cast)).photos[0]!.picture!;
    expect((await open(app, own)).status).toBe(200);
    await suspendAccount(app.context, { accountId: cast.userId, operator: OPERATORS.sato });
    for (const path of [seen.photos[0]!, seen.photos[1]!, own])
      expect((await open(app, path)).status).toBe(404);
  });

  test('ends for a guest who is suspended', async () => {
    const { cast, met } = await world();
    const seen = await seenBy(met, cast.userId);
    await suspendAccount(app.context, { accountId: met.userId, operator: OPERATORS.sato });
    expect((await open(app, seen.photos[1]!)).status).toBe(404);
  });
});

test('what waits or was refused opens to its owner alone', async () => {
  const [cast, other] = [await signUpCast(app), await signUpCast(app)];
  const mediaId = await waiting(app, cast);
  const path = (await mine(app, cast)).photos[0]!.picture!;
  expect((await open(app, path)).status).toBe(200);
  expect((await open(app, path.replace(cast.userId, other.userId))).status).toBe(404);
  expect((await open(app, `/media/${await nextOf(app, mediaId)}`)).status).toBe(404);
});

test('what was removed opens to nobody', async () => {
  const cast = await signUpCast(app);
  const mediaId = await published(app, cast);
  const own = (await mine(app, cast)).photos[0]!.picture!;
  const fileId = await shownOf(app, mediaId);
  await app.ok(routes.removeMedia, { params: { mediaId } }, cast);
  for (const path of [own, `/media/${fileId}`]) expect((await open(app, path)).status).toBe(404);
});

test('a guest’s picture is shown to casts who may see him', async () => {
  const { guest, cast } = await finished(app);
  const mediaId = await avatarOf(app, guest);
  const seen = () => app.ok(profileRoutes.guestForCast, { params: { guestId: guest.userId } }, cast);
  expect(await seen()).toMatchObject({ photo: null });
  expectOk(await approve(app, await nextOf(app, mediaId)));
  const { photo } = await seen();
  expect(await open(app, photo!, 's96.webp')).toMatchObject({ status: 200 });
  await app.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest);
  const { items } = await app.ok(favoriteRoutes.listFavoriteGuests, { query: {} }, cast);
  expect(items).toMatchObject([{ photo }]);
});

describe('an operator', () => {
  test('opens a file once, by a link that ends, and who read it is kept', async () => {
    const cast = await signUpCast(app);
    const fileId = await nextOf(app, await waiting(app, cast, 'PHOTO', { codes: ['https://line.me/x'] }));
    expect(await read(app, fileId, ' ')).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
    const { value } = expectOk(await read(app, fileId)) as { value: { path: string } };
    expect(value).toMatchObject({ hasQr: true, foundText: 'https://line.me/x', accountId: cast.userId });
    const first = await open(app, value.path, '');
    expect(first).toMatchObject({ status: 303, headers: { 'cache-control': 'no-store' } });
    expect(await open(app, String(first.headers.location), '')).toMatchObject({
      status: 200,
      body: 'whole.webp',
    });
    expect(await open(app, value.path, '')).toMatchObject({ status: 404 });
    const late = expectOk(await read(app, fileId)) as { value: { path: string } };
    await app.moveBy(11);
    expect(await open(app, late.value.path, '')).toMatchObject({ status: 404 });
    const reads = await app.db.selectFrom('private_read').select(['kind', 'subject', 'account_id']).execute();
    expect(reads).toEqual([1, 2].map(() => ({ kind: 'MEDIA', subject: fileId, account_id: cast.userId })));
  });

  test('gets the whole link at the terminal', async () => {
    const fileId = await nextOf(app, await waiting(app, await signUpCast(app)));
    const said = await typed(app, 'readMedia', fileId, '--reason', '審査', '--operator', 'tanaka');
    const [, path = ''] = /^path: http:\/\/localhost:\d+(\/\S+)$/m.exec(said) ?? [];
    expect(await open(app, path, '')).toMatchObject({ status: 303 });
  });

  test('who may not act any more opens no link that he still has', async () => {
    const fileId = await nextOf(app, await waiting(app, await signUpCast(app)));
    const { value } = expectOk(await read(app, fileId)) as { value: { path: string } };
    const disabled = { disabled_at: app.clock.now(), disabled_by: OPERATORS.sato.id };
    const reader = app.db.updateTable('operator').where('id', '=', OPERATORS.tanaka.id);
    await reader.set(disabled).execute();
    expect(await open(app, value.path, '')).toMatchObject({ status: 404 });
    await reader.set({ disabled_at: null, disabled_by: null }).execute();
    expect(await open(app, value.path, '')).toMatchObject({ status: 303 });
  });

  test('still opens what a report froze, until half a year after it was dealt with', async () => {
    const { cast, stranger } = await world();
    const [first] = (await mine(app, cast)).photos;
    const fileId = await shownOf(app, first!.mediaId);
    await app.ok(blockRoutes.reportCast, { body: { castId: cast.userId, report } }, stranger);
    await app.ok(routes.removeMedia, { params: { mediaId: first!.mediaId } }, cast);
    await app.work();
    expect((await open(app, `/media/${fileId}`)).status).toBe(404);
    const { value } = expectOk(await read(app, fileId)) as { value: { path: string; reportIds: string[] } };
    expect(value.reportIds).toHaveLength(1);
    const link = await open(app, value.path, '');
    expect(await open(app, String(link.headers.location), '')).toMatchObject({ status: 200 });
    await handleReport(app.db, value.reportIds[0]!, OPERATORS.sato.id, app.clock.now());
    await app.moveBy(100 * 24 * 60);
    expect(await stored(app, fileId)).not.toEqual([]);
    await app.moveBy(82 * 24 * 60);
    expect(await stored(app, fileId)).toEqual([]);
    expect(await read(app, fileId)).toMatchObject({ error: { code: 'MEDIA_ERASED' } });
  });
});

test('who leaves takes all pictures along, files too', async () => {
  const guest = await signUpGuest(app);
  const mediaId = await avatarOf(app, guest);
  const fileId = await nextOf(app, mediaId);
  expectOk(await approve(app, fileId));
  await app.work();
  expect(await stored(app, fileId)).not.toEqual([]);
  await leaves(app, guest);
  await app.work();
  expect(await stored(app, fileId)).toEqual([]);
  expect((await open(app, `/avatars/${fileId}`, 's96.webp')).status).toBe(404);
  expect(await app.db.selectFrom('guest_photo').selectAll().execute()).toEqual([]);
});
