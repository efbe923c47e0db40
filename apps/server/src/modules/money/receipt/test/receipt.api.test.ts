import { expect, test } from 'vitest';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { guestWithPoints, signUpGuest, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { withTransaction } from '#platform/database';
import { startRefund } from '#money/billing';
import { buyFirst, guestWithCard } from '../../billing/test/support.ts';
import { chargedBack, issue, orderOf, purchased, refunded } from './support.ts';

const app = useRewoundApp();
const open = async (guest: Person, query = {}) =>
  (await app.ok(receiptRoutes.openPurchases, { query }, guest)).items;
const history = async (guest: Person, query = {}) =>
  (await app.ok(receiptRoutes.listReceipts, { query }, guest)).items;
const refuse = (guest: Person, body: object) =>
  app.call(receiptRoutes.issueReceipt, { body: body as never }, guest);

test('three purchases of 507P on one day become one receipt with the tax taken once', async () => {
  const guest = await signUpGuest(app);
  const ids = [
    await purchased(app, guest, 507),
    await purchased(app, guest, 507),
    await purchased(app, guest, 507),
  ];
  expect(await open(guest)).toEqual([
    {
      day: '2026-11-20',
      purchases: ids.toReversed().map((purchaseId) => ({
        purchaseId,
        kind: 'PURCHASE',
        points: 507,
        amountYen: 613,
        paidAt: '2026-11-20T03:00:00.000Z',
      })),
    },
  ]);
  const receipt = await issue(app, guest, ...ids);
  expect(receipt).toMatchObject({
    day: '2026-11-20',
    name: '株式会社 髙橋商店',
    honorific: '御中',
    totalYen: 1839,
    taxYen: 167,
    reversals: [],
    isExported: false,
  });
  expect(receipt.lines.map((line) => line.purchaseId).sort()).toEqual([...ids].sort());
  expect(await open(guest)).toEqual([]);
  expect(await history(guest)).toEqual([receipt]);
});

test('the name of the last receipt is offered again, with who issues it', async () => {
  const guest = await guestWithPoints(app, 500);
  const before = await app.ok(receiptRoutes.openPurchases, {}, guest);
  expect(before.addressee).toBe(null);
  expect(before.issuer).toEqual(app.context.config.issuer);
  await issue(app, guest, before.items[0]!.purchases[0]!.purchaseId);
  const after = await app.ok(receiptRoutes.openPurchases, {}, guest);
  expect(after.addressee).toEqual({ name: '株式会社 髙橋商店', honorific: '御中' });
});

test('each wrong order is told what is wrong, and takes no number', async () => {
  const guest = await guestWithPoints(app, 500);
  const stranger = await guestWithPoints(app, 500);
  const own = (await open(guest))[0]!.purchases[0]!.purchaseId;
  const foreign = (await open(stranger))[0]!.purchases[0]!.purchaseId;
  const counter = () => app.db.selectFrom('receipt_counter').select('last_number').executeTakeFirstOrThrow();
  const before = await counter();
  const cases: [object, number, string][] = [
    [{ ...orderOf(own), name: ' 🎉 ' }, 400, 'RECEIPT_NAME_REQUIRED'],
    [{ ...orderOf(own), name: 'あ'.repeat(51) }, 400, 'RECEIPT_NAME_LENGTH'],
    [{ ...orderOf(own), name: '한국' }, 400, 'RECEIPT_NAME_UNPRINTABLE'],
    [{ ...orderOf(own), name: 'あ\u0000' }, 400, 'VALIDATION'],
    [{ ...orderOf(own), honorific: '殿' }, 400, 'VALIDATION'],
    [orderOf(), 400, 'RECEIPT_PURCHASE_REQUIRED'],
    [orderOf('x'), 400, 'VALIDATION'],
    [orderOf(crypto.randomUUID()), 404, 'NOT_FOUND'],
    [orderOf(foreign), 404, 'NOT_FOUND'],
    [orderOf(own, foreign), 404, 'NOT_FOUND'],
  ];
  for (const [body, status, code] of cases)
    expect(await refuse(guest, body), code).toMatchObject({ status, code });
  const { message } = await refuse(guest, { ...orderOf(own), name: '韓国한국' });
  expect(message).toBe('宛名に印字できない文字が含まれています：한 국');
  expect(await counter()).toEqual(before);
});

test('purchases of two days make no receipt, one minute apart over midnight in Tokyo', async () => {
  const guest = await signUpGuest(app);
  await app.moveTo(new Date('2026-11-20T14:59:30Z'));
  const evening = await purchased(app, guest, 500);
  await app.moveTo(new Date('2026-11-20T15:00:30Z'));
  const night = await purchased(app, guest, 500);
  expect(await refuse(guest, orderOf(evening, night))).toMatchObject({
    status: 400,
    code: 'RECEIPT_ONE_DAY',
    message: 'まとめて発行できるのは、同じ日の購入分のみです。',
  });
  expect((await open(guest)).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
});

test('a purchase stands on one receipt; twenty fit on one', async () => {
  const guest = await signUpGuest(app);
  const ids: string[] = [];
  for (let count = 0; count < 21; count++) ids.push(await purchased(app, guest, 500));
  expect(await refuse(guest, orderOf(...ids))).toMatchObject({ code: 'RECEIPT_TOO_MANY' });
  expect((await issue(app, guest, ...ids.slice(1), ids[1]!)).lines).toHaveLength(20);
  expect(await refuse(guest, orderOf(ids[0]!, ids[1]!))).toMatchObject({
    status: 409,
    code: 'RECEIPT_ALREADY_ISSUED',
  });
});

test('the same order sent twice is one receipt', async () => {
  const guest = await signUpGuest(app);
  const id = await purchased(app, guest, 500);
  const key = crypto.randomUUID();
  const send = () => app.ok(receiptRoutes.issueReceipt, { body: orderOf(id), key }, guest);
  expect(await send()).toEqual(await send());
  expect(await history(guest)).toHaveLength(1);
});

test('what failed or was taken back through the bank is no purchase', async () => {
  const guest = await signUpGuest(app);
  const [good, back] = [await purchased(app, guest, 500), await purchased(app, guest, 500)];
  const failed = app.context.ids.newId();
  await app.db
    .insertInto('purchase')
    .values({
      id: failed,
      guest_id: guest.userId,
      client_key: crypto.randomUUID(),
      points: 500,
      amount_yen: 605,
      status: 'FAILED',
      failure_code: 'CARD_DECLINED',
      created_at: app.clock.now(),
      completed_at: app.clock.now(),
    })
    .execute();
  await chargedBack(app, guest, { purchaseId: back, points: 500, amountYen: 605 });
  expect((await open(guest)).flatMap((day) => day.purchases.map((each) => each.purchaseId))).toEqual([good]);
  for (const id of [failed, back])
    expect(await refuse(guest, orderOf(id))).toMatchObject({ code: 'NOT_FOUND' });
});

test('money given back is a reversal record of its receipt, with its tax', async () => {
  const guest = await signUpGuest(app);
  const [first, second] = [await purchased(app, guest, 507), await purchased(app, guest, 507)];
  const receipt = await issue(app, guest, first, second);
  await refunded(app, { purchaseId: first, points: 507, amountYen: 613 });
  await refunded(app, { purchaseId: second, points: 507, amountYen: 613 });
  const [after] = await history(guest);
  expect(after).toMatchObject({ totalYen: receipt.totalYen, taxYen: 111 });
  expect(after!.reversals.map(({ purchaseId, amountYen }) => [purchaseId, amountYen])).toEqual([
    [first, 613],
    [second, 613],
  ]);
  expect(after!.reversals.reduce((sum, { taxYen }) => sum + taxYen, 0)).toBe(111);
});

test('a refund by the operators reaches the receipt by itself', async () => {
  const guest = await guestWithCard(app);
  const { purchaseId } = await buyFirst(app, guest, 501);
  await issue(app, guest, purchaseId);
  const order = { purchaseId, points: 250 };
  await withTransaction(app.db, (trx) => startRefund(trx, app.context, order, app.clock.now()));
  await app.work();
  const [receipt] = await history(guest);
  expect(receipt).toMatchObject({ totalYen: 606, taxYen: 55, reversals: [{ points: 250, amountYen: 302 }] });
  expect(receipt!.reversals[0]!.taxYen).toBe(28);
});

test('a chargeback is a reversal record of what had not been refunded before', async () => {
  const guest = await guestWithCard(app, '4000000000000259');
  const { purchaseId } = await buyFirst(app, guest, 1000);
  await issue(app, guest, purchaseId);
  const order = { purchaseId, points: 400 };
  await withTransaction(app.db, (trx) => startRefund(trx, app.context, order, app.clock.now()));
  await app.moveBy(24 * 60);
  const [receipt] = await history(guest);
  expect(receipt).toMatchObject({
    totalYen: 1210,
    taxYen: 110,
    reversals: [
      { points: 400, amountYen: 484, taxYen: 44 },
      { points: 600, amountYen: 726, taxYen: 66 },
    ],
  });
});

test('what was given back before stands on no receipt', async () => {
  const guest = await signUpGuest(app);
  const [part, whole] = [await purchased(app, guest, 1000), await purchased(app, guest, 500)];
  await refunded(app, { purchaseId: part, points: 400, amountYen: 484 });
  await refunded(app, { purchaseId: whole, points: 500, amountYen: 605 });
  expect((await open(guest))[0]!.purchases).toMatchObject([
    { purchaseId: part, points: 600, amountYen: 726 },
  ]);
  expect(await refuse(guest, orderOf(part, whole))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await issue(app, guest, part)).toMatchObject({ totalYen: 726, taxYen: 66, reversals: [] });
});

test('months and years filter what can be issued and what was', async () => {
  const guest = await signUpGuest(app);
  await app.moveTo(new Date('2026-12-31T14:59:00Z'));
  const december = await purchased(app, guest, 500);
  await app.moveTo(new Date('2026-12-31T15:01:00Z'));
  await purchased(app, guest, 600);
  const pointsOf = async (period: string) =>
    (await open(guest, { period })).flatMap((day) => day.purchases.map((each) => each.points));
  expect(await pointsOf('2026-12')).toEqual([500]);
  expect(await pointsOf('2027-01')).toEqual([600]);
  expect(await pointsOf('2026')).toEqual([500]);
  expect(await pointsOf('2025')).toEqual([]);
  // Bought in the old year, issued in the new one.
  await issue(app, guest, december);
  expect(await history(guest, { period: '2026' })).toEqual([]);
  expect(await history(guest, { period: '2027-01' })).toHaveLength(1);
  const wrong = { query: { period: '2026-13' } };
  expect(await app.call(receiptRoutes.listReceipts, wrong, guest)).toMatchObject({ code: 'VALIDATION' });
});

test('long lists come in pages of whole days and of receipts', async () => {
  const guest = await signUpGuest(app);
  for (let day = 0; day < 22; day++) {
    await purchased(app, guest, 500 + day);
    await purchased(app, guest, 500 + day);
    await app.moveBy(24 * 60);
  }
  const first = await app.ok(receiptRoutes.openPurchases, {}, guest);
  expect(first.items.map(({ purchases }) => purchases.length)).toEqual(Array.from({ length: 20 }, () => 2));
  const rest = await app.ok(receiptRoutes.openPurchases, { query: { cursor: first.nextCursor! } }, guest);
  expect(rest).toMatchObject({ items: [{}, {}], nextCursor: null });
  for (const { purchases } of [...first.items, ...rest.items])
    await issue(app, guest, purchases[0]!.purchaseId);
  const page = await app.ok(receiptRoutes.listReceipts, {}, guest);
  const last = await app.ok(receiptRoutes.listReceipts, { query: { cursor: page.nextCursor! } }, guest);
  const numbers = [...page.items, ...last.items].map(({ number }) => number);
  expect([page.items.length, last.items.length, last.nextCursor]).toEqual([20, 2, null]);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
});

test('what was printed is never changed', async () => {
  const guest = await signUpGuest(app);
  const { receiptId } = await issue(app, guest, await purchased(app, guest, 500));
  const change = app.db.updateTable('receipt').set({ addressee: 'x' }).where('id', '=', receiptId).execute();
  await expect(change).rejects.toThrow('append-only');
  await expect(
    app.db.deleteFrom('receipt_line').where('receipt_id', '=', receiptId).execute(),
  ).rejects.toThrow('append-only');
});
