import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { blockRoutes } from '@yoimachi/contract/block';
import { savedSearchRoutes as routes } from '@yoimachi/contract/saved-search';
import { NO_SUM } from '@yoimachi/domain/booking';
import { SAVED_SEARCHES_MAX, TOLD_CASTS_MAX } from '@yoimachi/domain/saved-search';
import { ANY_DAY, type FilterWords } from '@yoimachi/domain/search';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { blockFeature } from '../../../../wiring/people.ts';
import { signUpGuest, useRewoundApp, verifiedCast, type Person } from '../../../../test-support/index.ts';
import { withTransaction } from '#platform/database';
import { savedSearchModule } from '../index.ts';
import { endLook, lockLook, toldSearches } from '../saved-search.store.ts';

const app = useRewoundApp({ modules: [blockFeature, savedSearchModule] });

const TALL: FilterWords = { day: ANY_DAY, minHeight: 170 };
const save = (guest: Person, filter: FilterWords = TALL, more = {}) =>
  app.call(routes.saveSearch, { body: { name: '背の高い方', filter, isTold: true, ...more } }, guest);
const kept = async (guest: Person) => (await app.ok(routes.listSavedSearches, {}, guest)).items;
const grow = async (heightCm: number) => {
  const cast = await verifiedCast(app);
  const profile = JSON.stringify({ heightCm });
  await sql`update cast_member set profile = profile || ${profile}::jsonb where id = ${cast.userId}`.execute(
    app.db,
  );
  return cast;
};
const toldOf = async (guest: Person) => {
  const rows = await app.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'notify')
    .where('key', '=', guest.userId)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload as { kind: string; body: string; link: string });
};
const HOURS = 60;
const DAY = 24 * HOURS;

test('who fits from then on is told of, once a day, and nobody of whom he knows', async () => {
  const guest = await signUpGuest(app);
  await grow(171);
  expect(await save(guest)).toMatchObject({ body: { isNew: true } });
  await app.moveBy(DAY);
  expect(await toldOf(guest)).toEqual([]);
  await grow(172);
  await grow(173);
  await app.moveBy(DAY);
  const [told] = await toldOf(guest);
  expect(told).toMatchObject({
    kind: 'GUEST_SEARCH_FITS',
    body: '保存した条件「背の高い方」に、新しく2人のキャストが当てはまりました。',
    link: '/guest/saved-searches',
  });
  expect((await kept(guest))[0]!.lastTold).toMatchObject({ count: 2 });
  await grow(174);
  await app.moveBy(3 * HOURS);
  expect(await toldOf(guest)).toHaveLength(1);
  await Promise.all([app.work(), app.work()]);
  await app.moveBy(DAY);
  expect(await toldOf(guest)).toHaveLength(2);
  await app.moveBy(2 * DAY);
  expect(await toldOf(guest)).toHaveLength(2);
});

test('one notice speaks of all that he keeps; what is switched off or forgotten says nothing', async () => {
  const [guest, quiet] = [await signUpGuest(app), await signUpGuest(app)];
  await save(guest);
  await save(guest, { day: ANY_DAY, minHeight: 165 }, { name: '長身' });
  await save(quiet);
  await save(quiet, { day: ANY_DAY, minHeight: 160 }, { isTold: false });
  const [off, gone] = await kept(quiet);
  await app.ok(routes.forgetSearch, { params: { savedSearchId: gone!.savedSearchId } }, quiet);
  await app.ok(routes.forgetSearch, { params: { savedSearchId: gone!.savedSearchId } }, quiet);
  const params = { savedSearchId: off!.savedSearchId };
  await app.ok(routes.tellOfSearch, { params, body: { isTold: true } }, quiet);
  await app.ok(routes.tellOfSearch, { params, body: { isTold: false } }, quiet);
  await grow(175);
  await app.moveBy(DAY);
  expect((await toldOf(guest)).map(({ body }) => body)).toEqual([
    expect.stringContaining('「背の高い方」ほか1件'),
  ]);
  expect(await toldOf(quiet)).toEqual([]);
  expect(await app.db.selectFrom('saved_search_look').select('guest_id').execute()).toEqual([
    { guest_id: guest.userId },
  ]);
  const foreign = await app.call(routes.tellOfSearch, { params, body: { isTold: true } }, guest);
  expect(foreign).toMatchObject({ status: 404 });
});

test('whom he does not see does not fit, and who may not come in is told nothing', async () => {
  const [guest, away] = [await signUpGuest(app), await signUpGuest(app)];
  await save(guest);
  await save(away);
  const cast = await grow(176);
  await app.ok(blockRoutes.blockCast, { body: { castId: cast.userId, seen: [], shown: NO_SUM } }, guest);
  const suspended = { suspended_at: app.clock.now() };
  await app.db.updateTable('account').set(suspended).where('id', '=', away.userId).execute();
  await app.moveBy(DAY);
  expect([await toldOf(guest), await toldOf(away)]).toEqual([[], []]);
});

test('five are kept, the same conditions once, and what is too wide or over does not tell', async () => {
  const guest = await signUpGuest(app);
  expect(await save(guest, TALL, { name: ' ' })).toMatchObject({ code: 'SEARCH_NAME_REQUIRED' });
  expect(await save(guest, { day: '2020-01-01' })).toMatchObject({ code: 'SEARCH_DAY_OVER' });
  expect(await save(guest, { day: ANY_DAY, minAge: 40, maxAge: 30 })).toMatchObject({
    code: 'FILTER_CROSSED',
  });
  await save(guest, { minHeight: 170, day: ANY_DAY });
  expect(await save(guest, { day: ANY_DAY, minHeight: 170 })).toMatchObject({ body: { isNew: false } });
  for (let height = 171; height < 170 + SAVED_SEARCHES_MAX; height += 1)
    await save(guest, { day: ANY_DAY, minHeight: height });
  expect(await save(guest, { day: ANY_DAY, minHeight: 165 })).toMatchObject({ code: 'SAVED_SEARCHES_FULL' });
  expect(await kept(guest)).toHaveLength(SAVED_SEARCHES_MAX);
});

test('one that finds more than a hundred does not tell; one that comes to do so is silent until it is narrow again', async () => {
  const guest = await signUpGuest(app);
  await save(guest, TALL);
  for (let count = 0; count < TOLD_CASTS_MAX; count += 1) await grow(171);
  const last = await grow(171);
  await app.moveBy(DAY);
  expect(await toldOf(guest)).toEqual([]);
  const wider = { day: ANY_DAY, minHeight: 169 };
  expect(await save(guest, wider)).toMatchObject({ status: 409, code: 'SEARCH_TOO_WIDE' });
  await app.ok(routes.saveSearch, { body: { name: '長身', filter: wider, isTold: false } }, guest);
  await app.db.updateTable('cast_member').set({ suspended: true }).where('id', '=', last.userId).execute();
  await app.moveBy(DAY);
  expect((await toldOf(guest)).map(({ body }) => body)).toEqual([expect.stringContaining('新しく100人')]);
});

test('a search for a day tells until that day', async () => {
  const guest = await signUpGuest(app);
  await save(guest, { day: addDays(dayOf(app.clock.now()), 2), minHeight: 170 });
  expect(await kept(guest)).toMatchObject([{ isTold: true }]);
  await app.moveBy(2 * DAY);
  expect(await kept(guest)).toMatchObject([{ isTold: false }]);
  const params = { savedSearchId: (await kept(guest))[0]!.savedSearchId };
  const again = await app.call(routes.tellOfSearch, { params, body: { isTold: true } }, guest);
  expect(again).toMatchObject({ status: 409, code: 'SEARCH_DAY_OVER' });
  await app.moveBy(DAY);
  expect(await app.db.selectFrom('saved_search_look').select('guest_id').execute()).toEqual([]);
});

test('one that begins to tell while the last look ends is looked for', async () => {
  const guest = await signUpGuest(app);
  await save(guest);
  const params = { savedSearchId: (await kept(guest))[0]!.savedSearchId };
  await app.ok(routes.tellOfSearch, { params, body: { isTold: false } }, guest);
  const turned = await withTransaction(app.db, async (trx) => {
    await lockLook(trx, guest.userId, new Date('2100-01-01'));
    expect(await toldSearches(trx, guest.userId)).toEqual([]);
    const turning = app.ok(routes.tellOfSearch, { params, body: { isTold: true } }, guest);
    // It may be through, or wait for this one.
    await Promise.race([turning, sleep(300)]);
    await endLook(trx, guest.userId);
    return { turning };
  });
  await turned.turning;
  await grow(175);
  await app.moveBy(DAY);
  expect(await toldOf(guest)).toHaveLength(1);
});

test('two at once: the same is kept once, and no more than five', async () => {
  const guest = await signUpGuest(app);
  const at = (minHeight: number) => save(guest, { day: ANY_DAY, minHeight });
  await Promise.all([170, 170, 171, 171, 172, 172].map(at));
  expect(await kept(guest)).toHaveLength(3);
  await Promise.all([166, 167, 168, 169].map(at));
  expect(await kept(guest)).toHaveLength(SAVED_SEARCHES_MAX);
});
