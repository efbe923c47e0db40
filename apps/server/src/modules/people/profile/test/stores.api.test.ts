import { describe, expect, it } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import { pricingRoutes } from '@yoimachi/contract/pricing';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf } from '@yoimachi/domain/time';
import {
  addStore,
  guestWithPoints,
  setStage,
  signUpCast,
  signUpGuest,
  useTestApp,
  type Person,
} from '../../../../test-support/index.ts';
import * as steps from './support.ts';

const test = useTestApp();

/** A cast who is at step 3. */
async function atStoreStep(): Promise<Person> {
  const cast = await signUpCast(test);
  await steps.putAccount(test, cast);
  await steps.putBank(test, cast);
  return cast;
}
const find = (cast: Person, text: string) => test.ok(profileRoutes.findStores, { query: { text } }, cast);
const foundIds = async (cast: Person, text: string) =>
  (await find(cast, text)).items.map(({ storeId }) => storeId);
const storeOf = async (cast: Person) => (await test.ok(profileRoutes.getCastProfile, {}, cast)).store;
const countStores = async () =>
  Number(
    (
      await test.db
        .selectFrom('store')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('finding a store', () => {
  it('goes by name, address and phone, whatever the kana, width and signs', async () => {
    const cast = await atStoreStep();
    const phone = '0755551234';
    const storeId = await addStore(test, {
      name: 'ラウンジ・キャンドル',
      prefecture: 26,
      district: '祇園',
      address: '京都府京都市東山区祇園町1-2-3',
      phone,
    });
    const written = [
      'らうんじきゃんどる',
      'ﾗｳﾝｼﾞ ｷﾔﾝﾄﾞﾙ',
      'キャンドル　祇園',
      '京都市東山区祇園町１丁目２番３号',
      '㈱キャンドル',
    ];
    for (const text of [...written, phone, `${phone.slice(0, 2)}-${phone.slice(2, 6)}ー${phone.slice(6)}`])
      expect(await foundIds(cast, text), text).toEqual([storeId]);
    for (const text of ['キャンドル 銀座', 'ラウンジ・キャンデラ', '・', '%', '_', "' or true --"])
      expect(await foundIds(cast, text), text).toEqual([]);
  });

  it('shows the one of exactly that name first, twenty at most, and says when there are more', async () => {
    const cast = await atStoreStep();
    for (let index = 0; index < 22; index++)
      await addStore(test, { name: `あかつき${index}`, address: `赤坂${index}` });
    const exact = await addStore(test, { name: 'Bar　あかつき', address: '赤坂100' });
    const many = await find(cast, 'アカツキ');
    expect(many).toMatchObject({ items: { length: 20 }, hasMore: true });
    expect((await foundIds(cast, 'BAR あかつき'))[0]).toBe(exact);
    expect(await find(cast, 'あかつき21')).toMatchObject({ items: { length: 1 }, hasMore: false });
  });

  it('says nothing of who works there, and is for casts alone', async () => {
    const cast = await atStoreStep();
    const colleague = await signUpCast(test);
    await steps.register(test, colleague);
    const { items } = await find(cast, steps.ownStore(colleague).storePhoneNumber);
    expect(items).toHaveLength(1);
    const { storeId, ...fields } = items[0]!;
    expect(fields).toEqual({ ...steps.storeBody, ...steps.ownStore(colleague) });
    expect(JSON.stringify(items)).not.toContain(colleague.userId);
    expect(storeId).not.toBe(colleague.userId);
    const guest = await signUpGuest(test);
    expect(await test.call(profileRoutes.findStores, { query: { text: '灯' } }, guest)).toMatchObject({
      status: 403,
    });
    expect(await test.call(profileRoutes.findStores, { query: { text: '灯' } })).toMatchObject({
      status: 401,
    });
  });
});

describe('choosing a store', () => {
  it('puts her into the shared row, with what search reads of her', async () => {
    const storeId = await addStore(test, {
      name: '先斗町サロン',
      genre: 1,
      prefecture: 26,
      district: '先斗町',
    });
    const cast = await signUpCast(test);
    expect(await steps.chooseStore(test, cast, storeId)).toMatchObject({ code: 'REGISTRATION_ORDER' });
    await steps.putAccount(test, cast);
    await steps.putBank(test, cast);
    expect(await steps.chooseStore(test, cast, storeId)).toMatchObject({ status: 200 });
    expect(await storeOf(cast)).toMatchObject({ storeId, storeArea: '先斗町', mayCorrect: false });
    const row = await test.db
      .selectFrom('cast_member')
      .select(['genre', 'prefecture', 'district', 'search_text'])
      .where('id', '=', cast.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ genre: 1, prefecture: 26, district: '先斗町' });
    expect(row.search_text).toContain('先斗町さろん');
  });

  it('refuses a store that is not there, and leaves her own row behind only where others are in it', async () => {
    const cast = await atStoreStep();
    const unknown = await steps.chooseStore(test, cast, crypto.randomUUID());
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await steps.putStore(test, cast);
    const own = (await storeOf(cast))!;
    const other = await addStore(test);
    const before = await countStores();
    await steps.chooseStore(test, cast, other);
    expect(await countStores()).toBe(before - 1);
    expect(await foundIds(cast, own.storePhoneNumber)).toEqual([]);
    // Once more, after a lost answer.
    expect(await steps.chooseStore(test, cast, other)).toMatchObject({ status: 200 });

    const [first, second] = [await atStoreStep(), await atStoreStep()];
    await steps.putStore(test, first);
    const shared = (await storeOf(first))!;
    await steps.chooseStore(test, second, shared.storeId);
    await steps.chooseStore(test, first, other);
    expect(await storeOf(second)).toMatchObject({ storeId: shared.storeId, mayCorrect: false });
  });
});

describe('adding a store', () => {
  it('takes a district of each prefecture, the rest of it as well, and refuses one of another', async () => {
    const cast = await atStoreStep();
    for (const [storePrefecture, storeArea] of [
      [26, '祇園'],
      [31, 'その他'],
      [47, '松山'],
    ] as const)
      expect(await steps.putStore(test, cast, { storePrefecture, storeArea }), storeArea).toMatchObject({
        status: 200,
      });
    const refused = { status: 400, code: 'STORE_AREA_INVALID', details: { field: 'storeArea' } };
    for (const [storePrefecture, storeArea] of [
      [47, '銀座'],
      [26, '中洲'],
      [13, ''],
    ] as const)
      expect(await steps.putStore(test, cast, { storePrefecture, storeArea }), storeArea).toMatchObject(
        refused,
      );
  });

  it('offers the store of the same phone, or of the same name at the same address', async () => {
    const first = await atStoreStep();
    await steps.putStore(test, first, { storeName: 'クラブ 夜桜' });
    const there = (await storeOf(first))!;
    const cast = await atStoreStep();
    const { storePhoneNumber, storeAddress } = steps.ownStore(first);
    const other = { storeName: '別の店', storeAddress: '東京都港区赤坂1-1-1' };
    for (const [change, mayInsist] of [
      [{ storeName: 'くらぶ　夜桜', storePhoneNumber }, false],
      [{ ...other, storePhoneNumber }, true],
      [{ storeName: 'ｸﾗﾌﾞ夜桜', storeAddress: storeAddress.replace('東京都', '') }, true],
    ] as const) {
      const answer = await steps.putStore(test, cast, change);
      expect(answer).toMatchObject({ status: 409, code: 'STORE_EXISTS', details: { mayInsist } });
      const { mayCorrect: _, ...offered } = there;
      expect(answer.details).toMatchObject({ stores: [offered] });
      expect(await storeOf(cast)).toBeNull();
    }
    // The same name elsewhere is a different store, no questions asked.
    expect(await steps.putStore(test, cast, { storeName: 'クラブ 夜桜' })).toMatchObject({ status: 200 });
  });

  it('lets her insist on another store of that phone, which an operator then sees; never on one of that name too', async () => {
    const first = await atStoreStep();
    await steps.putStore(test, first);
    const { storePhoneNumber } = steps.ownStore(first);
    const cast = await atStoreStep();
    const insisted = { storePhoneNumber, isAnother: true };
    const same = await steps.putStore(test, cast, insisted);
    expect(same).toMatchObject({ code: 'STORE_EXISTS', details: { mayInsist: false } });
    expect(await steps.putStore(test, cast, { ...insisted, storeName: '二階のバー' })).toMatchObject({
      status: 200,
    });
    const own = (await storeOf(cast))!;
    expect(own.storeId).not.toBe((await storeOf(first))!.storeId);
    const doubted = test.db.selectFrom('store').select('doubted_at').where('id', '=', own.storeId);
    expect((await doubted.executeTakeFirstOrThrow()).doubted_at).toEqual(test.clock.now());
    await steps.putStore(test, cast);
    expect((await doubted.executeTakeFirstOrThrow()).doubted_at).toBeNull();
  });

  it('lets her correct the row she added until somebody else has chosen it', async () => {
    const cast = await atStoreStep();
    await steps.putStore(test, cast);
    const own = (await storeOf(cast))!;
    expect(own.mayCorrect).toBe(true);
    await steps.putStore(test, cast, { storeName: 'ラウンジ 灯火', storePrefecture: 40, storeArea: '中洲' });
    expect(await storeOf(cast)).toMatchObject({
      storeId: own.storeId,
      storeName: 'ラウンジ 灯火',
      storeArea: '中洲',
    });
    const colleague = await atStoreStep();
    await steps.chooseStore(test, colleague, own.storeId);
    expect(await steps.putStore(test, cast, { storeName: 'ラウンジ 闇' })).toMatchObject({
      code: 'STORE_EXISTS',
    });
    expect(await storeOf(colleague)).toMatchObject({ storeName: 'ラウンジ 灯火' });
  });
});

it('two casts who registered at one store are found by its prefecture and asked together by a guest', async () => {
  const day = addDays(dayOf(test.clock.now()), 2);
  const phone = '0755559876';
  const [first, second] = [await atStoreStep(), await atStoreStep()];
  const gion = { storeName: 'お茶屋 月見', storePrefecture: 26, storeArea: '祇園', storePhoneNumber: phone };
  await steps.putStore(test, first, gion);
  const [found] = (await find(second, 'お茶屋・月見')).items;
  await steps.chooseStore(test, second, found!.storeId);
  const casts = [];
  for (const cast of [first, second]) {
    await steps.putCast(test, cast);
    await test.db
      .updateTable('cast_member')
      .set({ verify_status: 2 })
      .where('id', '=', cast.userId)
      .execute();
    await setStage(test, cast.userId, 5);
    await test.ok(pricingRoutes.putPrices, { body: { price30: 5000, price15: 2500 } }, cast);
    const times = {
      fromMinute: 1020,
      toMinute: 1230,
      workMinute: 1260,
      workingBar: '月見',
      cantJoinAlone: false,
    };
    await test.ok(scheduleRoutes.createSchedule, { body: { day, ...times } }, cast);
    casts.push({ castId: cast.userId, scheduleVersion: 1, price30: 5000, price15: 2500 });
  }
  const guest = await guestWithPoints(test);
  for (const query of [{ prefecture: '26' }, { district: '祇園' }, { prefecture: '26', district: '祇園' }]) {
    const { items } = await test.ok(searchRoutes.searchCasts, { query }, guest);
    expect(items.map(({ castId }) => castId).sort()).toEqual([first.userId, second.userId].sort());
  }
  const query = { castId: first.userId, day, startMinute: '1080', endMinute: '1170' };
  const matching = await test.ok(guestBookingRoutes.matchingCasts, { query }, guest);
  expect(matching.items).toMatchObject([
    { userId: second.userId, storeName: 'お茶屋 月見', district: '祇園' },
  ]);
  const body = {
    day,
    startMinute: 1080,
    endMinute: 1170,
    guestCount: 1,
    casts,
    place: '祇園四条駅',
    clientRequestId: crypto.randomUUID(),
  };
  await test.ok(guestBookingRoutes.requestBooking, { body }, guest);
  const participations = await test.db
    .selectFrom('participation')
    .select('cast_id')
    .where('guest_id', '=', guest.userId)
    .execute();
  expect(participations.map(({ cast_id }) => cast_id).sort()).toEqual([first.userId, second.userId].sort());
});

it('search knows a prefecture and its rest, and refuses a district of another', async () => {
  const guest = await signUpGuest(test);
  const search = (query: object) => test.call(searchRoutes.searchCasts, { query }, guest);
  const refused = { status: 400, code: 'STORE_AREA_INVALID', details: { field: 'district' } };
  for (const query of [{ prefecture: '47', district: '銀座' }, { district: '月面' }, { district: 'その他' }])
    expect(await search(query)).toMatchObject(refused);
  expect(await search({ prefecture: '31', district: 'その他' })).toMatchObject({ status: 200 });
  for (const prefecture of ['0', '48', 'x'])
    expect(await search({ prefecture })).toMatchObject({ code: 'VALIDATION' });
});
