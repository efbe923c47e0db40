import { expect, test } from 'vitest';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { assertCoherent } from '#money/points';
import { asOperator } from '../../../../test-support/as-operator.ts';
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

const body = { name: '株式会社 高橋商店', honorific: '御中', reason: '宛名の誤りのため' } as const;
const correct = (receiptId: string, more: object = {}, name: 'tanaka' | 'suzuki' = 'tanaka') =>
  asOperator(app, name).tries('correctReceipt', { params: { receiptId }, body: { ...body, ...more } });

test('twenty corrections of one receipt by two operators: one stands, the others are refused and take no number', async () => {
  const guest = await signUpGuest(app);
  const receipt = await issue(app, guest, await purchased(app, guest, 500));
  const answers = await times(20, (index) =>
    correct(receipt.receiptId, { name: `商店${index}` }, index % 2 ? 'tanaka' : 'suzuki'),
  );
  const codes = answers.map((answer) => (answer.ok ? 'DONE' : answer.error.code));
  expect(codes.filter((code) => code === 'DONE')).toHaveLength(1);
  expect(codes.filter((code) => code === 'RECEIPT_REPLACED')).toHaveLength(19);
  expect(await numbers()).toEqual([1, 2]);
  await assertCoherent(app.db);
});

test('one correction sent ten times at once is one receipt, told ten times', async () => {
  const guest = await signUpGuest(app);
  const receipt = await issue(app, guest, await purchased(app, guest, 500));
  const answers = await times(10, () => correct(receipt.receiptId));
  expect(answers.map((answer) => answer.ok && answer.value.number)).toEqual(
    Array.from({ length: 10 }, () => 2),
  );
  expect(await numbers()).toEqual([1, 2]);
});

test('money given back while a receipt is being corrected is on one of the two, never lost', async () => {
  const guest = await signUpGuest(app);
  const ids: string[] = [];
  for (let count = 0; count < 10; count++) ids.push(await purchased(app, guest, 1000));
  const receipts = await Promise.all(ids.map((id) => issue(app, guest, id)));
  const both = await issue(app, guest, await purchased(app, guest, 1000), await purchased(app, guest, 1000));
  const last = both.lines.map(({ purchaseId }) => purchaseId);
  await Promise.all([
    ...[...receipts, both].map(({ receiptId }) => correct(receiptId)),
    ...[...ids, ...last].map((purchaseId) => refunded(app, { purchaseId, points: 400, amountYen: 484 })),
  ]);
  await app.work();
  const { items } = await app.ok(receiptRoutes.listReceipts, {}, guest);
  const rest = await app.ok(
    receiptRoutes.listReceipts,
    { query: { cursor: String(items.at(-1)!.number) } },
    guest,
  );
  const inForce = [...items, ...rest.items].filter(({ state }) => state === 'IN_FORCE');
  expect(inForce).toHaveLength(11);
  for (const { totalYen, reversals, lines } of inForce) {
    const returnedYen = reversals.reduce((sum, { amountYen }) => sum + amountYen, 0);
    expect(totalYen - returnedYen).toBe(726 * lines.length);
  }
  await assertCoherent(app.db);
});

test('receipts that are corrected while others are issued leave no gap', async () => {
  const guest = await signUpGuest(app);
  const ids: string[] = [];
  for (let count = 0; count < 20; count++) ids.push(await purchased(app, guest, 500));
  const first = await Promise.all(ids.slice(0, 10).map((id) => issue(app, guest, id)));
  await Promise.all([
    ...first.map(({ receiptId }) => correct(receiptId)),
    ...ids.slice(10).map((id) => issue(app, guest, id)),
  ]);
  expect(await numbers()).toEqual(upTo(30));
  await assertCoherent(app.db);
});
