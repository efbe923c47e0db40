import { OPERATORS } from '../../../../../../../tools/test/operators.ts';
import { expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import {
  addStore,
  guestWithPoints,
  signUpCast,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { bookableCast, joinStore, requestBody, seen } from '../../../meeting/booking/test/support.ts';
import { correctStore, joinStores } from '../commands/edit-stores.ts';
import * as steps from './support.ts';

const app = useRewoundApp();

const tools = () => ({ ...app.context, operator: OPERATORS.sato });
const storeOf = async (cast: Person) => (await app.ok(profileRoutes.getCastProfile, {}, cast)).store;

async function atStoreStep(count: number): Promise<Person[]> {
  const casts: Person[] = [];
  while (casts.length < count) {
    const cast = await signUpCast(app);
    await steps.putAccount(app, cast);
    await steps.putBank(app, cast);
    casts.push(cast);
  }
  return casts;
}

test('ten casts add the same store at once: one row, and the others are offered it', async () => {
  const casts = await atStoreStep(10);
  const store = { storePhoneNumber: '03-5550-1234', storeAddress: '東京都中央区銀座5-5-5' };
  const answers = await Promise.all(casts.map((cast) => steps.putStore(app, cast, store)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(answer).toMatchObject({ status: 409, code: 'STORE_EXISTS' });
  const rows = await app.db.selectFrom('store').select('id').execute();
  expect(rows).toHaveLength(1);
  expect(refused[0]!.details).toMatchObject({ stores: [{ storeId: rows[0]!.id }] });
  const insisting = await Promise.all(
    casts.map((cast) => steps.putStore(app, cast, { ...store, isAnother: true })),
  );
  expect(insisting.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await app.db.selectFrom('store').select('id').execute()).toHaveLength(1);
});

test('the same name at the same address with two phones, at once, is one row as well', async () => {
  const casts = await atStoreStep(2);
  const answers = await Promise.all(
    casts.map((cast) => steps.putStore(app, cast, { storeAddress: '東京都港区六本木1-1-1' })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('joined there and back at once, two stores become one, and every cast is in it', async () => {
  const [first, second] = await atStoreStep(2);
  for (const cast of [first!, second!]) await steps.putStore(app, cast);
  const [one, other] = [(await storeOf(first!))!.storeId, (await storeOf(second!))!.storeId];
  const joined = await Promise.all([
    joinStores(tools(), one, other),
    joinStores(tools(), other, one),
    joinStores(tools(), one, other),
  ]);
  expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
  for (const each of joined) if (!each.ok) expect(each.error.code).toBe('STORE_JOINED');
  expect((await storeOf(first!))!.storeId).toBe((await storeOf(second!))!.storeId);
  expect(await app.db.selectFrom('store').select('id').execute()).toHaveLength(1);
});

test('casts who choose, leave and add while stores are joined and corrected all end in a store that is there', async () => {
  const casts = await atStoreStep(8);
  const [kept, gone] = [await addStore(app), await addStore(app, { district: '渋谷', genre: 1 })];
  for (const cast of casts.slice(0, 4)) await steps.putStore(app, cast);
  const answers = await Promise.all([
    ...casts.map((cast, index) => steps.chooseStore(app, cast, index % 2 === 0 ? gone : kept)),
    joinStores(tools(), kept, gone),
    correctStore(tools(), gone, { storeName: 'ラウンジ 明' }),
    ...casts.slice(0, 4).map((cast) => steps.putStore(app, cast, { storeName: 'Bar 夕' })),
  ]);
  for (const answer of answers) if ('status' in answer) expect([200, 409]).toContain(answer.status);
  const rows = await app.db
    .selectFrom('cast_member as c')
    .innerJoin('store as s', 's.id', 'c.store_id')
    .select([
      's.id',
      's.district',
      'c.district as found_in',
      's.genre',
      'c.genre as found_as',
      's.name',
      'c.search_text',
    ])
    .execute();
  expect(rows).toHaveLength(8);
  for (const row of rows) {
    expect(row.id).not.toBe(gone);
    expect([row.found_in, row.found_as]).toEqual([row.district, row.genre]);
    expect(row.search_text).toContain(row.name.toLowerCase().replace('ラウンジ', 'らうんじ'));
  }
});

test('a request to two casts, sent while their stores are joined, is refused before and taken after', async () => {
  const casts = [await bookableCast(app), await bookableCast(app)];
  const alone = await bookableCast(app);
  await joinStore(app, [casts[1]!, alone]);
  const storeIds = [(await storeOf(casts[0]!))!.storeId, (await storeOf(casts[1]!))!.storeId] as const;
  const guests = await Promise.all(Array.from({ length: 6 }, () => guestWithPoints(app)));
  const ask = (guest: Person) => {
    const body = requestBody(casts[0]!, { casts: casts.map(seen) });
    return app.call(guestBookingRoutes.requestBooking, { body }, guest);
  };
  expect(await ask(guests[0]!)).toMatchObject({ status: 409 });
  const [joined, ...answers] = await Promise.all([
    joinStores(tools(), storeIds[0], storeIds[1]),
    ...guests.map(ask),
  ]);
  expect(joined).toMatchObject({ ok: true, value: { castCount: 2 } });
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(await ask(await guestWithPoints(app))).toMatchObject({ status: 200 });
  expect(await storeOf(alone)).toMatchObject({ storeId: storeIds[0] });
});
