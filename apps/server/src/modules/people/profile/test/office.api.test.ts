import { profileRoutes } from '@yoimachi/contract/profile';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  addSchedule,
  signUpCast,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
} from '../../../../test-support/index.ts';
import { requested } from '../../../meeting/booking/test/support.ts';
import { putAccount, putCast, register } from './support.ts';

const app = useRewoundApp();
const desk = asOperator(app);
const nobody = { params: { accountId: '00000000-0000-7000-8000-0000000000ff' } };

/** What a person was told of a kind, by its sentence. */
async function toldOf(accountId: string, kind: string): Promise<(string | undefined)[]> {
  const rows = await app.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'notify')
    .where('key', '=', accountId)
    .execute();
  return rows
    .map(({ payload }) => payload as Record<string, string>)
    .filter((told) => told['kind'] === kind)
    .map(({ body }) => body);
}

describe('stores', () => {
  const storeOf = async (castId: string) => {
    const row = await app.db
      .selectFrom('cast_member as c')
      .innerJoin('store as s', 's.id', 'c.store_id')
      .select(['s.id', 's.name', 's.prefecture', 's.district'])
      .where('c.id', '=', castId)
      .executeTakeFirstOrThrow();
    return row;
  };

  test('are found by their words in any writing, by area, and page by page', async () => {
    const cast = await verifiedCast(app);
    const store = await storeOf(cast.userId);
    const { prefecture, district } = store;
    const list = (query: Parameters<typeof desk.ok<'listStores'>>[1]['query']) =>
      desk.ok('listStores', { query });
    expect((await list({ words: store.name })).items).toMatchObject([{ id: store.id, castCount: 1 }]);
    const area = { prefecture: String(prefecture) as never, district };
    expect((await list(area)).items.map(({ id }) => id)).toContain(store.id);
    expect((await list({ ...area, district: 'なし' })).items).toEqual([]);
    expect((await list({ isDoubted: 'true' })).items).toEqual([]);
    expect((await list({ cursor: store.id, words: store.name })).items).toEqual([]);
    expect((await list({ cursor: app.context.ids.newId() })).items).toEqual([]);
    expect(await desk.tries('listStores', { query: { cursor: 'x' } })).toMatchObject({
      error: { code: 'VALIDATION' },
    });
    const { items } = await desk.ok('listDistricts', {});
    const { id } = items.find((one) => one.prefecture === prefecture && one.name === district)!;
    expect(await desk.ok('countDistricts', {})).toEqual({ items: [{ id, storeCount: 1, castCount: 1 }] });
  });

  test('a store shows its casts with what they have ahead; joining two is seen before it is done', async () => {
    const { cast } = await requested(app);
    const other = await verifiedCast(app);
    const [kept, dropped] = [await storeOf(other.userId), await storeOf(cast.userId)];
    const read = await desk.ok('readStore', { params: { storeId: dropped.id } });
    expect(read).toMatchObject({
      isAll: true,
      casts: [{ id: cast.userId, comingDays: 1, openBookings: 1, isListed: true }],
    });
    const params = { keptId: kept.id, droppedId: dropped.id };
    const preview = await desk.ok('previewStoreJoin', { params });
    expect(preview).toMatchObject({ comingDays: 1, openBookings: 1, casts: [{ id: cast.userId }] });
    expect(preview.differs).toEqual(['phone']);
    expect((await storeOf(cast.userId)).id).toBe(dropped.id);
    expect(await desk.ok('joinStores', { params })).toMatchObject({ castCount: 1 });
    expect(await desk.tries('previewStoreJoin', { params })).toMatchObject({
      error: { code: 'STORE_JOINED' },
    });
    expect((await desk.ok('readStore', { params: { storeId: dropped.id } })).id).toBe(kept.id);
    const none = { params: { storeId: app.context.ids.newId() } };
    expect(await desk.tries('readStore', none)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});

test('a cast moves into another class and says which she was in; a guest has none', async () => {
  const cast = await verifiedCast(app);
  await addSchedule(app, cast.userId, { day: app.clock.now().toISOString().slice(0, 10) });
  const set = (accountId: string, castClass: 'PREMIUM' | 'REGULAR', reason = '基準を満たしたため') =>
    desk.tries('setCastClass', { params: { accountId }, body: { castClass, reason } });
  expect(await set(cast.userId, 'PREMIUM', ' ')).toMatchObject({
    error: { code: 'REASON_REQUIRED', field: 'reason' },
  });
  expect(await set(cast.userId, 'PREMIUM')).toMatchObject({ value: { before: 'REGULAR' } });
  expect(await set(cast.userId, 'PREMIUM')).toMatchObject({ value: { before: 'PREMIUM' } });
  expect((await desk.ok('readMember', { params: { accountId: cast.userId } })).castClass).toBe('PREMIUM');
  expect(await set((await signUpGuest(app)).userId, 'PREMIUM')).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  const changes = await app.db
    .selectFrom('outbox')
    .select('key')
    .where('topic', '=', 'cast.changed')
    .execute();
  expect(changes.filter(({ key }) => key === cast.userId)).toHaveLength(1);
  expect(await toldOf(cast.userId, 'CLASS_CHANGED')).toEqual([
    '運営がクラスを「プレミアム」に変更しました。',
  ]);
  const kept = await app.db
    .selectFrom('operator_audit')
    .select(['outcome', 'reason'])
    .where('call', '=', 'setCastClass')
    .orderBy('number')
    .execute();
  expect(kept.slice(0, 2)).toEqual([
    { outcome: 'REASON_REQUIRED', reason: null },
    { outcome: 'DONE', reason: '基準を満たしたため' },
  ]);
});

describe('a birthday', () => {
  const reason = '身分証で確認';
  const correct = (accountId: string, birthday: string, why = reason) =>
    desk.tries('correctBirthday', {
      params: { accountId },
      body: { birthday, reason: why },
    });
  const birthdayOf = async (accountId: string) =>
    (await desk.ok('readPerson', { params: { accountId }, body: { reason } })).birthday;

  test('of a guest is corrected, and takes a drink that it forbids', async () => {
    const { userId } = await signUpGuest(app);
    await app.db
      .updateTable('guest')
      .set({ profile: JSON.stringify({ drinking: 1, smoking: 0 }) })
      .where('id', '=', userId)
      .execute();
    expect(await correct(userId, '2007-05-01')).toMatchObject({ ok: true });
    expect(await toldOf(userId, 'BIRTHDAY_CORRECTED')).toHaveLength(1);
    expect(await birthdayOf(userId)).toBe('2007-05-01');
    const { profile } = await app.db
      .selectFrom('guest')
      .select('profile')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(profile).toEqual({ smoking: 0 });
  });

  test('of a cast is corrected where she registered it, too', async () => {
    const cast = await signUpCast(app);
    await putAccount(app, cast);
    expect(await correct(cast.userId, '1999-12-31')).toMatchObject({ ok: true });
    expect(await birthdayOf(cast.userId)).toBe('1999-12-31');
    const unregistered = await signUpCast(app);
    expect(await correct(unregistered.userId, '1998-01-01')).toMatchObject({ ok: true });
    expect(await birthdayOf(unregistered.userId)).toBe('1998-01-01');
  });

  test('of a cast that makes her younger than 20 takes her drink tags', async () => {
    const cast = await signUpCast(app);
    await register(app, cast);
    const tags = [
      { group: 'correspondence_skill', tag: 'ワイン' },
      { group: 'style', tag: '清楚系' },
    ];
    expect(await putCast(app, cast, { tags })).toMatchObject({ status: 200 });
    expect(await correct(cast.userId, '2006-11-21')).toMatchObject({ ok: true });
    const { publicProfile } = await app.ok(profileRoutes.getCastProfile, {}, cast);
    expect(publicProfile.tags).toEqual([tags[1]]);
  });

  test('needs a reason, 18 years and somebody who is there', async () => {
    const { userId } = await signUpGuest(app);
    expect(await correct(userId, '2020-01-01')).toMatchObject({ error: { code: 'AGE_UNDER_18' } });
    expect(await correct(userId, '1990-01-01', ' ')).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
    expect(await correct(userId, '1990-02-30')).toMatchObject({ error: { code: 'VALIDATION' } });
    expect(await correct(nobody.params.accountId, '1990-01-01')).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await birthdayOf(userId)).toBe('1985-04-01');
  });
});
