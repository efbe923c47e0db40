import { describe, expect, it } from 'vitest';
import { billingRoutes } from '@yoimachi/contract/billing';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { debtRoutes } from '@yoimachi/contract/debt';
import { ADDRESS_CARD_ATTEMPTS, GUEST_CARD_ATTEMPTS } from '@yoimachi/domain/card';
import { guestWithPoints, signUpGuest, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { CARDS, chargeBack } from '../../../meeting/booking/test/card.support.ts';
import { bookableCast, requestBody } from '../../../meeting/booking/test/support.ts';
import { buy, buyFirst, guestWithCard, payments, registerCard } from './support.ts';

const test = useRewoundApp({ config: { rateLimit: true } });
const [ofGuest] = GUEST_CARD_ATTEMPTS;
const [ofAddress] = ADDRESS_CARD_ATTEMPTS;

const start = (guest: Person, address: string) =>
  test.call(billingRoutes.startCard, { body: { returnPath: '/guest' }, address }, guest);
const REFUSED = { status: 429, code: 'TOO_MANY_CARD_ATTEMPTS' };

describe('card testing', () => {
  it('by one guest is stopped, also by fifty calls at once, and later he may try again', async () => {
    const guest = await signUpGuest(test);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => start(guest, `198.51.100.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ofGuest!.maxAttempts);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(REFUSED);
    await test.moveBy(ofGuest!.spanMinutes);
    expect(await start(guest, '198.51.100.1')).toMatchObject({ status: 200 });
  });

  it('from one network is stopped whoever does it', async () => {
    const address = (index: number) => `2001:db8:1:1::${index}`;
    for (let index = 0; index < ofAddress!.maxAttempts; index++) {
      const guest = index % 5 === 0 ? await signUpGuest(test) : undefined;
      if (guest) people.push(guest);
      expect(await start(people.at(-1)!, address(index))).toMatchObject({ status: 200 });
    }
    const another = await signUpGuest(test);
    expect(await start(another, address(999))).toMatchObject(REFUSED);
    expect(await start(another, '2001:db8:1:2::1')).toMatchObject({ status: 200 });
  });

  it('by failed payments is stopped, and what succeeds does not count', async () => {
    const address = '192.0.2.7';
    const good = await guestWithCard(test);
    await buyFirst(test, good);
    for (let index = 0; index < ofGuest!.maxAttempts + 2; index++)
      expect(await buy(test, good, 500, { address })).toMatchObject({ body: { status: 'SUCCEEDED' } });

    const bad = await guestWithCard(test, '4000000000000002');
    // The registration counts too.
    for (let index = 1; index < ofGuest!.maxAttempts; index++)
      expect(await buy(test, bad, 500, { address: `${address}${index}` })).toMatchObject({
        body: { status: 'FAILED', failureCode: 'CARD_DECLINED' },
      });
    expect(await buy(test, bad, 500, { address: '192.0.2.200' })).toMatchObject(REFUSED);
    expect(await payments(test, bad)).toHaveLength(ofGuest!.maxAttempts - 1);
  });

  it('by requests whose authorisation is refused is stopped', async () => {
    const [guest, cast] = [await guestWithCard(test, CARDS.declinesAuthorisation), await bookableCast(test)];
    const send = async () => {
      const body = requestBody(cast, { clientRequestId: crypto.randomUUID() });
      return test.call(guestBookingRoutes.requestBooking, { body }, guest);
    };
    // Fifty at once count like fifty in a row; the registration counts too.
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    const refused = answers.filter(({ code }) => code === 'CARD_DECLINED');
    expect(refused).toHaveLength(ofGuest!.maxAttempts - 1);
    expect(answers.filter(({ code }) => code === REFUSED.code)).toHaveLength(50 - refused.length);
    expect(await payments(test, guest)).toHaveLength(refused.length);
    expect(await send()).toMatchObject(REFUSED);
    await test.moveBy(ofGuest!.spanMinutes);
    expect(await send()).toMatchObject({ code: 'CARD_DECLINED' });
  });

  it('counts purchases and requests of one guest together, at once, without either waiting for the other', async () => {
    const [guest, cast] = [await guestWithCard(test, CARDS.declines), await bookableCast(test)];
    const body = () => requestBody(cast, { clientRequestId: crypto.randomUUID() });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 6 === 0
          ? buy(test, guest, 500)
          : test.call(guestBookingRoutes.requestBooking, { body: body() }, guest),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 402, 429]));
    expect(await payments(test, guest)).toHaveLength(ofGuest!.maxAttempts - 1);
  });

  it('by paying a debt with cards that are refused is stopped', async () => {
    const guest = await guestWithPoints(test, 1000);
    await registerCard(test, guest, CARDS.declines);
    await chargeBack(test, guest);
    const { items } = await test.ok(debtRoutes.listDebts, {}, guest);
    const body = { debtId: items[0]!.debtId, returnPath: '/guest/payment-info' };
    const pay = () => test.call(debtRoutes.payDebt, { body }, guest);
    for (let index = 1; index < ofGuest!.maxAttempts; index++)
      expect(await pay()).toMatchObject({ code: 'CARD_DECLINED' });
    expect(await pay()).toMatchObject(REFUSED);
  });
});

const people: Person[] = [];
