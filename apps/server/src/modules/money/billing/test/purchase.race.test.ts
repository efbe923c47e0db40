import { expect, it } from 'vitest';
import { billingRoutes } from '@yoimachi/contract/billing';
import { useTestApp } from '../../../../test-support/index.ts';
import { answerSecure, balance, buy, buyFirst, check, guestWithCard, payments } from './support.ts';

const test = useTestApp();
const MANY = 50;

const many = <T>(run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: MANY }, (_, index) => run(index)));

it('fifty calls with one key are one purchase, one payment and one lot', async () => {
  const guest = await guestWithCard(test);
  await buyFirst(test, guest);
  const key = crypto.randomUUID();
  const answers = await many(() => buy(test, guest, 3000, { key }));
  expect(new Set(answers.map(({ body }) => body.purchaseId)).size).toBe(1);
  await test.work();
  expect(await payments(test, guest)).toHaveLength(2);
  expect(await balance(test, guest)).toBe(3500);
});

it('fifty purchases into one wallet are all credited', async () => {
  const guest = await guestWithCard(test);
  await buyFirst(test, guest);
  // A pending payment counts as an attempt until it succeeds, so not all are accepted at once.
  let left = MANY;
  while (left > 0) {
    const answers = await Promise.all(Array.from({ length: Math.min(left, 8) }, () => buy(test, guest, 500)));
    left -= answers.filter(({ status }) => status === 200).length;
  }
  expect(await payments(test, guest)).toHaveLength(MANY + 1);
  expect(await balance(test, guest)).toBe((MANY + 1) * 500);
});

it('fifty ways of hearing of one 3-D Secure credit it once', async () => {
  const guest = await guestWithCard(test);
  const { body } = await buy(test, guest, 3000);
  await answerSecure(test, body.actionUrl!, 'passed');
  await Promise.all([many(() => check(test, guest, body)), test.moveBy(3)]);
  expect(await balance(test, guest)).toBe(3000);
});

it('fifty at once with a refused card stop at the limit, and none is paid', async () => {
  const guest = await guestWithCard(test, '4000000000000002');
  const answers = await many(() => buy(test, guest, 500));
  expect(answers.filter(({ code }) => code === 'TOO_MANY_CARD_ATTEMPTS').length).toBeGreaterThanOrEqual(41);
  expect(answers.every(({ status, body }) => status === 429 || body.status === 'FAILED')).toBe(true);
  const items = await test.ok(billingRoutes.listPurchases, {}, guest);
  expect(items.items.every(({ status }) => status === 'FAILED')).toBe(true);
  expect(await balance(test, guest)).toBe(0);
});
