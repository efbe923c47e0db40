import { expect, test } from 'vitest';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { signUpGuest, useRewoundApp } from '../../../../test-support/index.ts';
import { issue, orderOf, purchased, refunded } from './support.ts';

const app = useRewoundApp({ config: { databasePool: 50 } });

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const numbers = async () => {
  const rows = await app.db.selectFrom('receipt').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('fifty guests issue at once: the numbers are continuous', async () => {
  const guests = await times(50, () => signUpGuest(app));
  const purchaseIds = await Promise.all(guests.map((guest) => purchased(app, guest, 500)));
  await Promise.all(guests.map((guest) => guest.token()));
  const receipts = await times(50, (index) => issue(app, guests[index]!, purchaseIds[index]!));
  expect(await numbers()).toEqual(upTo(50));
  expect(receipts.map(({ number }) => number).sort((a, b) => a - b)).toEqual(upTo(50));
});

test('fifty orders for one purchase: one receipt; those that are refused take no number', async () => {
  const guest = await signUpGuest(app);
  const [wanted, other] = [await purchased(app, guest, 500), await purchased(app, guest, 600)];
  await guest.token();
  const answers = await times(50, (index) =>
    app.call(
      receiptRoutes.issueReceipt,
      { body: index % 2 ? orderOf(wanted) : orderOf(other, wanted) },
      guest,
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'RECEIPT_ALREADY_ISSUED']));
  expect(await numbers()).toEqual([1]);
});

test('one order sent fifty times under one key is one receipt, told fifty times', async () => {
  const guest = await signUpGuest(app);
  const id = await purchased(app, guest, 500);
  await guest.token();
  const key = crypto.randomUUID();
  const answers = await times(50, () =>
    app.ok(receiptRoutes.issueReceipt, { body: orderOf(id), key }, guest),
  );
  expect(new Set(answers.map(({ receiptId }) => receiptId)).size).toBe(1);
  expect(await numbers()).toEqual([1]);
});

test('money given back while the receipt is being issued is in it or behind it, never lost', async () => {
  const guest = await signUpGuest(app);
  const ids: string[] = [];
  for (let count = 0; count < 10; count++) ids.push(await purchased(app, guest, 1000));
  await guest.token();
  await Promise.all([
    ...ids.map((id) => issue(app, guest, id)),
    ...ids.map((purchaseId) => refunded(app, { purchaseId, points: 400, amountYen: 484 })),
  ]);
  await app.work();
  const { items } = await app.ok(receiptRoutes.listReceipts, {}, guest);
  for (const { totalYen, reversals } of items) {
    const returnedYen = reversals.reduce((sum, { amountYen }) => sum + amountYen, 0);
    expect(totalYen - returnedYen).toBe(726);
  }
});
