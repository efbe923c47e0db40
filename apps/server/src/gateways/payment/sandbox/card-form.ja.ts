import { dayOf } from '@yoimachi/domain/time';
import { behaviourOf, brandOf, passesCheckDigit, type Behaviour } from './test-cards.ja.ts';

export interface CardFormInput {
  readonly number: string;
  readonly expires: string;
  readonly cvc: string;
}

export type CardFormErrors = Partial<Record<keyof CardFormInput, string>>;

export interface EnteredCard {
  readonly number: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  readonly behaviour: Behaviour;
}

const plain = (text: unknown) =>
  (typeof text === 'string' ? text : '').normalize('NFKC').replace(/[\s-]/g, '');

/** Reads the card form; errors are reported per field. Full-width digits, spaces and hyphens are accepted. */
export function readCardForm(
  body: Partial<Record<keyof CardFormInput, unknown>>,
  now: Date,
): { readonly errors: CardFormErrors } | { readonly card: EnteredCard } {
  const number = plain(body.number);
  const expires = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(plain(body.expires));
  const errors: CardFormErrors = {};
  if (!/^\d{14,16}$/.test(number) || !passesCheckDigit(number))
    errors.number = 'カード番号が正しくありません。';
  if (!expires) errors.expires = '有効期限を「月/年」で入力してください（例：08/30）。';
  else if (isPast(Number(expires[1]), 2000 + Number(expires[2]), now))
    errors.expires = 'カードの有効期限が切れています。';
  if (!/^\d{3,4}$/.test(plain(body.cvc)))
    errors.cvc = 'セキュリティコードを3桁または4桁の数字で入力してください。';
  if (Object.keys(errors).length > 0 || !expires) return { errors };
  return {
    card: {
      number,
      brand: brandOf(number),
      last4: number.slice(-4),
      expiresMonth: Number(expires[1]),
      expiresYear: 2000 + Number(expires[2]),
      behaviour: behaviourOf(number),
    },
  };
}

/** A card is valid to the end of its expiry month. */
function isPast(month: number, year: number, now: Date): boolean {
  return `${year}-${String(month).padStart(2, '0')}` < dayOf(now).slice(0, 7);
}
