/** What a test number makes the sandbox do. Any other number that passes the check digit behaves like the first. */
export type Behaviour = 'OK' | 'DECLINE' | 'REJECT' | 'ALWAYS_SECURE' | 'LOSE_ANSWER';

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

/** The check digit that every card number has (ISO/IEC 7812, Luhn). */
export function passesCheckDigit(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
