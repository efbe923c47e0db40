import { describe, expect, it } from 'vitest';
import { CARD_CEILINGS } from '@yoimachi/domain/card';
import { yenForPoints } from '@yoimachi/domain/money';
import { guestWithPoints, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { topUps, tryRequest } from '../../../meeting/booking/test/card.support.ts';
import { bookableCast } from '../../../meeting/booking/test/support.ts';
import { balance, buy, buyFirst, guestWithCard, payments, registerCard } from './support.ts';

const test = useRewoundApp();
const [ofDay, ofMonth] = CARD_CEILINGS;
const DAY = 24 * 60;
const MILLION = 1_000_000;
const pointsFor = (amountYen: number) => Math.floor((amountYen * 100) / 121);
/** What is left of a day after a million points. */
const leftYen = ofDay!.amountYen - yenForPoints(MILLION);

/** A card that no other test types; every guest of the test card has one of his own. */
let cards = 0;
const newCard = () => withCheckDigit(`41111111111${String(++cards).padStart(4, '0')}`);
function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

async function rich(number: string): Promise<Person> {
  const guest = await guestWithCard(test, number);
  await buyFirst(test, guest);
  return guest;
}
const REFUSED = { status: 409, code: 'CARD_CEILING' };

describe('what one card pays', () => {
  it('is counted with what stands authorised; a request that needs more is refused, and holds nothing', async () => {
    const number = newCard();
    const buyer = await rich(number);
    const guest = await guestWithPoints(test, 5_000);
    await registerCard(test, guest, number);
    const held = yenForPoints(10_000);
    // So that one request is left.
    for (const points of [MILLION, pointsFor(leftYen - yenForPoints(500) - held)])
      expect(await buy(test, buyer, points)).toMatchObject({ body: { status: 'SUCCEEDED' } });
    const asked = await tryRequest(test, guest, await bookableCast(test));
    expect(asked.answer).toMatchObject({ status: 200 });
    expect(await topUps(test, guest)).toMatchObject([{ status: 'AUTHORISED', amount_yen: held }]);
    expect(await buy(test, buyer, 500)).toMatchObject(REFUSED);

    const other = await guestWithPoints(test, 5_000);
    await registerCard(test, other, number);
    const refused = await tryRequest(test, other, await bookableCast(test));
    expect(refused.answer).toMatchObject(REFUSED);
    expect(await balance(test, other)).toBe(5_000);
    expect(await topUps(test, other)).toEqual([]);
    // What was agreed is taken, however much the card has paid.
    expect((await asked.again()).body).toEqual(asked.answer.body);
  });

  it('has a ceiling of a day, which says what is left, in whatever accounts it is used', async () => {
    const number = newCard();
    const [guest, again] = [await guestWithCard(test, number), await rich(number)];
    await buyFirst(test, guest, MILLION);
    const paid = await payments(test, guest);
    const left = leftYen - yenForPoints(500);
    for (const one of [guest, again])
      expect(await buy(test, one, 300_000)).toMatchObject({ ...REFUSED, details: { leftYen: left } });
    expect(await payments(test, guest)).toEqual(paid);
    expect(await buy(test, again, 200_000)).toMatchObject({ body: { status: 'SUCCEEDED' } });
    // Another card, and the next day.
    await registerCard(test, guest, newCard());
    expect(await buy(test, guest, 300_000)).toMatchObject({ status: 200 });
    await test.moveBy(DAY);
    expect(await buy(test, again, 300_000)).toMatchObject({ body: { status: 'SUCCEEDED' } });
  });

  it('has a ceiling of 30 days', async () => {
    const guest = await rich(newCard());
    const times = Math.floor(ofMonth!.amountYen / yenForPoints(MILLION));
    for (let time = 0; time < times; time++) {
      expect(await buy(test, guest, MILLION)).toMatchObject({ status: 200 });
      await test.moveBy(DAY);
    }
    expect(await buy(test, guest, MILLION)).toMatchObject(REFUSED);
    await test.moveBy((30 - times) * DAY);
    expect(await buy(test, guest, MILLION)).toMatchObject({ status: 200 });
  });

  it('of two accounts at once is not more than of one', async () => {
    const number = newCard();
    const guests = [await rich(number), await rich(number), await rich(number)];
    const answers = await Promise.all(guests.map((guest) => buy(test, guest, MILLION)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CARD_CEILING')).toHaveLength(2);
  });
});
