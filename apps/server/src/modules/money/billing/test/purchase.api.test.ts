import { describe, expect, it } from 'vitest';
import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { dayOf } from '@yoimachi/domain/time';
import { signUpGuest, useTestApp, type Person } from '../../../../test-support/index.ts';
import * as support from './support.ts';
import { answerSecure, RETURN } from './support.ts';

const test = useTestApp();
const guestWithCard = (number?: string) => support.guestWithCard(test, number);
const buy = (guest: Person, points: number, key: string = crypto.randomUUID(), packageId?: string) =>
  support.buy(test, guest, points, { key, ...(packageId && { packageId }) });
const check = (guest: Person, purchase: Purchase) => support.check(test, guest, purchase);
const balance = (guest: Person) => support.balance(test, guest);
const payments = (guest: Person) => support.payments(test, guest);
const buyFirst = (guest: Person, points?: number) => support.buyFirst(test, guest, points);

describe('buying points', () => {
  it('asks for 3-D Secure at the first purchase and credits it once', async () => {
    const guest = await guestWithCard();
    const { body } = await buy(guest, 10_000);
    expect(body).toMatchObject({ status: 'ACTION_REQUIRED', amountYen: 12_100, points: 10_000 });
    expect(await balance(guest)).toBe(0);
    expect(await answerSecure(test, body.actionUrl!, 'passed')).toBe(
      `${RETURN}&purchaseId=${body.purchaseId}`,
    );
    const polls = await Promise.all(Array.from({ length: 20 }, () => check(guest, body)));
    expect(new Set(polls.map((poll) => poll.status))).toEqual(new Set(['SUCCEEDED']));
    expect(polls[0]!.expiresOn).toBe('2027-05-19');
    expect(await balance(guest)).toBe(10_000);
    expect(await buy(guest, 501)).toMatchObject({ body: { status: 'SUCCEEDED', amountYen: 606 } });
    expect(await balance(guest)).toBe(10_501);
  });

  it('answers the same for the same key and charges once; another body with it is refused', async () => {
    const guest = await guestWithCard();
    await buyFirst(guest);
    const key = crypto.randomUUID();
    const answers = await Promise.all([buy(guest, 3000, key), buy(guest, 3000, key), buy(guest, 3000, key)]);
    expect(new Set(answers.map((answer) => answer.body.purchaseId)).size).toBe(1);
    expect(await buy(guest, 5000, key)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await balance(guest)).toBe(3500);
    expect(await payments(guest)).toHaveLength(2);
  });

  it('sells packages as they are on sale', async () => {
    const guest = await guestWithCard();
    const { packages } = await test.ok(billingRoutes.listPackages, {}, guest);
    const [first] = packages;
    expect(first).toMatchObject({ points: 1000, amountYen: 1210 });
    expect(await buy(guest, 1000, undefined, first!.packageId)).toMatchObject({ status: 200 });
    const gone = { status: 409, code: 'PACKAGE_IS_NOT_EXIST' };
    expect(await buy(guest, 900, undefined, first!.packageId)).toMatchObject(gone);
    expect(await buy(guest, 1000, undefined, crypto.randomUUID())).toMatchObject(gone);
  });

  it('refuses amounts out of range, in words of the catalogue', async () => {
    const guest = await guestWithCard();
    expect(await buy(guest, 499)).toMatchObject({
      code: 'PURCHASE_TOO_SMALL',
      message: '500P未満は購入できません。',
    });
    expect(await buy(guest, 1_000_001)).toMatchObject({ code: 'PURCHASE_TOO_LARGE' });
    for (const points of [-500, 1000.5, '1000', null]) {
      expect(await buy(guest, points as number)).toMatchObject({ status: 400 });
    }
    expect(await buy(await signUpGuest(test), 1000)).toMatchObject({ status: 409, code: 'CARD_REQUIRED' });
    expect(await payments(guest)).toHaveLength(0);
  });

  it('tells a decline and a failed 3-D Secure, and credits nothing', async () => {
    const declined = await guestWithCard('4000000000000002');
    expect(await buy(declined, 1000)).toMatchObject({
      body: { status: 'FAILED', failureCode: 'CARD_DECLINED' },
    });
    const guest = await guestWithCard();
    const { body } = await buy(guest, 1000);
    await answerSecure(test, body.actionUrl!, 'failed');
    expect(await check(guest, body)).toMatchObject({
      status: 'FAILED',
      failureCode: 'THREE_D_SECURE_FAILED',
    });
    // Reopening the bank's page cannot turn a failure into a payment.
    await answerSecure(test, body.actionUrl!, 'passed');
    expect(await check(guest, body)).toMatchObject({ status: 'FAILED' });
    expect(await balance(guest)).toBe(0);
  });

  it('shows nobody the purchase of another', async () => {
    const guest = await guestWithCard();
    const purchase = await buyFirst(guest);
    const other = await signUpGuest(test);
    const query = { purchaseId: purchase.purchaseId };
    expect(await test.call(billingRoutes.checkPayment, { query }, other)).toMatchObject({ status: 404 });
    expect((await test.ok(billingRoutes.listPurchases, {}, other)).items).toEqual([]);
    expect((await test.ok(billingRoutes.listPurchases, {}, guest)).items).toMatchObject([purchase]);
  });
});

describe('bad input', () => {
  it.each([-500, 500.5, '500', null, Number.MAX_SAFE_INTEGER, 1e21, '５００', [], {}])(
    'points %j are refused and nothing moves',
    async (points) => {
      const guest = await guestWithCard();
      const answer = await test.call(
        billingRoutes.buyPoints,
        { body: { points: points as number, returnPath: '/guest' } },
        guest,
      );
      expect(answer.status).toBe(400);
      expect(await payments(guest)).toEqual([]);
      expect((await test.ok(billingRoutes.listPurchases, {}, guest)).items).toEqual([]);
    },
  );
});

describe('the history of purchases', () => {
  it('is filtered by a month or a year of Tokyo', async () => {
    const guest = await guestWithCard();
    const { purchaseId } = await buyFirst(guest);
    const list = async (period: string) =>
      (await test.ok(billingRoutes.listPurchases, { query: { period } }, guest)).items.map(
        (item) => item.purchaseId,
      );
    const month = dayOf(test.clock.now()).slice(0, 7);
    expect(await list(month)).toEqual([purchaseId]);
    expect(await list(month.slice(0, 4))).toEqual([purchaseId]);
    expect(await list('2020-01')).toEqual([]);
    const wrong = { query: { period: '2026-13' } };
    expect(await test.call(billingRoutes.listPurchases, wrong, guest)).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('the reconciler', () => {
  it('finishes a purchase whose answer was lost after charging, without charging again', async () => {
    const guest = await guestWithCard('4000000000000119');
    const { body } = await buy(guest, 2000);
    expect(body.status).toBe('CREATED');
    const found = await check(guest, body);
    expect(found.status).toBe('ACTION_REQUIRED');
    await answerSecure(test, found.actionUrl!, 'passed');
    await test.moveBy(3);
    expect(await balance(guest)).toBe(2000);
    expect(await payments(guest)).toHaveLength(1);
  });

  it('charges what a crash left before the provider was asked', async () => {
    const guest = await guestWithCard();
    await buyFirst(guest);
    const { id: cardId } = await test.db
      .selectFrom('card')
      .select('id')
      .where('guest_id', '=', guest.userId)
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('purchase')
      .values({
        id: test.context.ids.newId(),
        guest_id: guest.userId,
        client_key: crypto.randomUUID(),
        points: 4000,
        amount_yen: 4840,
        card_id: cardId,
        status: 'CREATED',
        created_at: test.clock.now(),
        check_at: test.clock.now(),
      })
      .execute();
    await test.work();
    expect(await balance(guest)).toBe(4500);
  });

  it('does not charge a guest who has long stopped waiting', async () => {
    const guest = await guestWithCard('4000000000006975');
    const { body } = await buy(guest, 1000);
    expect(body.status).toBe('CREATED');
    await test.moveBy(40);
    expect(await check(guest, body)).toMatchObject({ status: 'FAILED', failureCode: 'PAYMENT_TIMED_OUT' });
    expect(await payments(guest)).toEqual([]);
  });

  it('credits nothing and tells an operator when the provider took another amount', async () => {
    const guest = await guestWithCard();
    const { body } = await buy(guest, 1000);
    await test.app.pool.query(
      'update sandbox_payment.payment set amount_yen = 999 where idempotency_key = $1',
      [body.purchaseId],
    );
    await answerSecure(test, body.actionUrl!, 'passed');
    expect(await check(guest, body)).toMatchObject({ status: 'ACTION_REQUIRED' });
    await test.app.outbox.drain();
    const alerts = await test.db.selectFrom('operator_alert').select('kind').execute();
    expect(alerts).toContainEqual({ kind: 'OPERATOR_PAYMENT_MISMATCH' });
    expect(await balance(guest)).toBe(0);
  });

  it('gives up a 3-D Secure that nobody finished, and a late pass changes nothing', async () => {
    const guest = await guestWithCard();
    const { body } = await buy(guest, 1000);
    await test.moveBy(40);
    expect(await check(guest, body)).toMatchObject({
      status: 'FAILED',
      failureCode: 'THREE_D_SECURE_FAILED',
    });
    await answerSecure(test, body.actionUrl!, 'passed');
    await test.moveBy(10);
    expect(await balance(guest)).toBe(0);
  });
});
