import { RESPOND_DAYS } from './webhooks.ts';

/** Of the card that says so. */
export const SHORT_AUTHORISED_DAYS = 2;

/** What a test number makes the sandbox do. Any other number that passes the check digit behaves like the first. */
export type Behaviour =
  | 'OK'
  | 'ALWAYS_SECURE'
  | 'DECLINE'
  | 'REJECT'
  | 'LOSE_ANSWER'
  | 'DECLINE_AUTHORISE'
  | 'DECLINE_CAPTURE'
  | 'DECLINE_ABSENT'
  | 'TIME_OUT'
  | 'SHORT_AUTHORISATION'
  | 'DISPUTE'
  | 'DISPUTE_WON';

export interface TestCard {
  readonly number: string;
  readonly behaviour: Behaviour;
  /** For the page's list. */
  readonly note: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'OK', note: '決済できるカード' },
  { number: '4000000000003220', behaviour: 'ALWAYS_SECURE', note: '毎回、本人認証を求めるカード' },
  { number: '4000000000000002', behaviour: 'DECLINE', note: '登録できるが、決済が拒否されるカード' },
  { number: '4000000000000069', behaviour: 'REJECT', note: '登録できないカード' },
  { number: '4000000000000119', behaviour: 'LOSE_ANSWER', note: '決済後に応答が途切れるカード' },
  { number: '4000000000000127', behaviour: 'DECLINE_AUTHORISE', note: '仮押さえだけが拒否されるカード' },
  { number: '4000000000000101', behaviour: 'DECLINE_CAPTURE', note: '仮押さえ後の請求が拒否されるカード' },
  {
    number: '4000002760003184',
    behaviour: 'DECLINE_ABSENT',
    note: '自動請求のとき、本人認証を求めて失敗するカード',
  },
  { number: '4000000000006975', behaviour: 'TIME_OUT', note: '決済の応答がないカード' },
  {
    number: '4000000000000341',
    behaviour: 'SHORT_AUTHORISATION',
    note: `仮押さえの期限が短い（${SHORT_AUTHORISED_DAYS}日）カード`,
  },
  {
    number: '4000000000000259',
    behaviour: 'DISPUTE',
    note: '決済の翌日に支払いが取り消される（チャージバック）カード',
  },
  {
    number: '4000000000002685',
    behaviour: 'DISPUTE_WON',
    note: `決済の翌日に支払いが取り消され、${RESPOND_DAYS}日後に異議が認められるカード`,
  },
];

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^35/, 'JCB'],
  [/^3[47]/, 'American Express'],
];

export function behaviourOf(number: string): Behaviour {
  return TEST_CARDS.find((card) => card.number === number)?.behaviour ?? 'OK';
}

export function brandOf(number: string): string {
  return BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'カード';
}

/** The check digit of every card number (ISO/IEC 7812, Luhn). */
export function passesCheckDigit(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Whose card a number is: everybody types the test cards, so that each customer has his own; any other number is one card, whoever types it. */
export const ownerOf = (number: string, customer: string): string =>
  TEST_CARDS.some((card) => card.number === number) ? `${number} ${customer}` : number;
