import { describe, expect, it } from 'vitest';
import { billingRoutes } from '@yoimachi/contract/billing';
import { profileRoutes } from '@yoimachi/contract/profile';
import { signUpGuest, useTestApp, type Person } from '../../../../test-support/index.ts';
import { answerSecure, enterCard } from './support.ts';

const test = useTestApp();
const RETURN = '/guest/payment-info';

async function register(guest: Person, number: string, result: 'passed' | 'failed' = 'passed') {
  const { setupId, pageUrl } = await test.ok(
    billingRoutes.startCard,
    { body: { returnPath: RETURN } },
    guest,
  );
  await enterCard(test, pageUrl, number);
  const back = await answerSecure(test, pageUrl, result);
  return { setupId, back };
}

describe('registering a card', () => {
  it('takes the card over after 3-D Secure, which is the age check', async () => {
    const guest = await signUpGuest(test);
    const { setupId, back } = await register(guest, '4242 4242 4242 4242');
    expect(back).toBe(`${RETURN}?setupId=${setupId}`);
    const { card } = await test.ok(billingRoutes.finishCard, { body: { setupId } }, guest);
    expect(card).toEqual({
      brand: 'VISA',
      last4: '4242',
      expiresMonth: 8,
      expiresYear: 2035,
      agreedAt: test.clock.now().toISOString(),
    });
    expect(await test.ok(profileRoutes.guestHome, {}, guest)).toMatchObject({
      ageChecked: true,
      hasCard: true,
    });
    // Sent again: the same card, and still only one.
    await test.ok(billingRoutes.finishCard, { body: { setupId } }, guest);
    const rows = await test.db.selectFrom('card').select('id').where('guest_id', '=', guest.userId).execute();
    expect(rows).toHaveLength(1);
  });

  it('puts a second card in place of the first', async () => {
    const guest = await signUpGuest(test);
    for (const number of ['4242424242424242', '5555555555554444']) {
      const { setupId } = await register(guest, number);
      await test.ok(billingRoutes.finishCard, { body: { setupId } }, guest);
    }
    expect(await test.ok(billingRoutes.getCard, {}, guest)).toMatchObject({
      card: { brand: 'Mastercard', last4: '4444' },
    });
  });

  it('says what is wrong: not ready, refused, failed 3-D Secure, not his', async () => {
    const guest = await signUpGuest(test);
    const start = await test.ok(billingRoutes.startCard, { body: { returnPath: RETURN } }, guest);
    const finish = (setupId: string, who = guest) =>
      test.call(billingRoutes.finishCard, { body: { setupId } }, who);
    expect(await finish(start.setupId)).toMatchObject({ status: 409, code: 'CARD_NOT_READY' });
    expect(await finish('card_unknown')).toMatchObject({ status: 404, code: 'NOT_FOUND' });

    await enterCard(test, start.pageUrl, '4000000000000069');
    expect(await finish(start.setupId)).toMatchObject({ status: 402, code: 'CARD_DECLINED' });
    const failed = await register(guest, '4242424242424242', 'failed');
    expect(await finish(failed.setupId)).toMatchObject({ status: 402, code: 'THREE_D_SECURE_FAILED' });
    const passed = await register(guest, '4242424242424242');
    expect(await finish(passed.setupId, await signUpGuest(test))).toMatchObject({ status: 404 });
  });

  it('refuses a card form with mistakes, at their fields, and keeps nothing of the number', async () => {
    const guest = await signUpGuest(test);
    const { pageUrl } = await test.ok(billingRoutes.startCard, { body: { returnPath: RETURN } }, guest);
    const page = await enterCard(test, pageUrl, '4242424242424241', '01/20');
    expect(page).toContain('カード番号が正しくありません。');
    expect(page).toContain('カードの有効期限が切れています。');
    expect(page).not.toContain('4242424242424241');
    await enterCard(test, pageUrl, '4242424242424242');
    const { rows } = await test.app.pool.query('select c::text as all_columns from sandbox_payment.card c');
    for (const row of rows) expect(row.all_columns).not.toContain('42424242');
  });

  it('sends nobody to another site', async () => {
    const guest = await signUpGuest(test);
    for (const returnPath of ['https://evil.example', '//evil.example', '/\\evil.example', 'guest']) {
      expect(await test.call(billingRoutes.startCard, { body: { returnPath } }, guest)).toMatchObject({
        status: 400,
      });
    }
  });
});
