import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { memoRoutes } from '@yoimachi/contract/memo';
import { MEMO_MAX } from '@yoimachi/domain/memo';
import { signUpGuest, useRewoundApp, verifiedCast, type Person } from '../../../../test-support/index.ts';
import { bookableCast, requested } from '../../../meeting/booking/test/support.ts';

const app = useRewoundApp();
const { readMemo, writeMemo } = memoRoutes;

const write = (by: Person, about: Person, text: string) =>
  app.call(writeMemo, { params: { friendId: about.userId }, body: { text } }, by);
const read = async (by: Person, about: Person) =>
  (await app.ok(readMemo, { params: { friendId: about.userId } }, by)).text;

test('each notes what only they read, and takes it back by emptying it', async () => {
  const cast = await bookableCast(app);
  const { guest } = await requested(app, { cast });
  expect(await read(cast, guest)).toBe('');
  expect((await write(cast, guest, ' 日本酒が好き\n次は銀座 ')).status).toBe(200);
  await write(guest, cast, '誕生日は5月');
  expect(await read(cast, guest)).toBe('日本酒が好き\n次は銀座');
  expect(await read(guest, cast)).toBe('誕生日は5月');
  await write(cast, guest, '日本酒とワイン');
  const rows = await app.db.selectFrom('private_memo').select('body_sealed').execute();
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row.body_sealed.includes('日本酒')).toBe(false);
  await write(cast, guest, '　');
  await write(cast, guest, '');
  expect(await read(cast, guest)).toBe('');
  expect(await read(guest, cast)).toBe('誕生日は5月');
});

test('two devices writing at once leave one memo', async () => {
  const cast = await verifiedCast(app);
  const guest = await signUpGuest(app);
  const answers = await Promise.all(['一', '二', '三', '四'].map((text) => write(guest, cast, text)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await app.db.selectFrom('private_memo').select('id').execute()).toHaveLength(1);
});

test('nobody notes anything about whom he cannot see; what was noted before stays readable', async () => {
  const cast = await verifiedCast(app);
  const [guest, stranger] = [await signUpGuest(app), await signUpGuest(app)];
  expect(await write(cast, stranger, 'x')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await write(guest, stranger, 'x')).toMatchObject({ status: 404 });
  await write(guest, cast, '話しやすい');
  const block = { castId: cast.userId, seen: [], shown: { points: 0, minutes: null } };
  await app.ok(blockRoutes.blockCast, { body: block }, guest);
  await app.ok(blockRoutes.blockCast, { body: block }, stranger);
  expect(await read(guest, cast)).toBe('話しやすい');
  expect(await write(stranger, cast, 'x')).toMatchObject({ status: 404 });
  expect(await write(guest, cast, 'あ'.repeat(MEMO_MAX + 1))).toMatchObject({ status: 400 });
});
