import { messageOf } from '@yoimachi/contract/errors';
import { checkPrices, defaultPrice15, type Prices } from '@yoimachi/domain/pricing';
import { pricingTexts as t } from './ja.ts';

/** What is typed. */
export interface PriceForm {
  readonly price30: number | null;
  readonly price15: number | null;
  /** She has set the 15-minute price herself; until then it is half of the 30-minute price. */
  readonly isOwn15: boolean;
}

export interface PriceProblems {
  readonly price30?: string;
  readonly price15?: string;
}

export function priceFormOf(prices: {
  readonly price30: number | null;
  readonly price15: number | null;
}): PriceForm {
  const { price30, price15 } = prices;
  const isOwn15 = price30 !== null && price15 !== null && price15 !== defaultPrice15(price30);
  return { price30, price15, isOwn15 };
}

export function withPrice30(form: PriceForm, price30: number | null): PriceForm {
  if (form.isOwn15) return { ...form, price30 };
  return { ...form, price30, price15: price30 === null ? null : defaultPrice15(price30) };
}

/** Errors, by field; the 15-minute price is validated once the 30-minute price is valid. */
export function priceProblems(form: PriceForm): PriceProblems {
  if (form.price30 === null) return { price30: t.missing };
  const failures = checkPrices({ price30: form.price30, price15: form.price15 ?? 0 });
  const messageFor = (field: string) => {
    const failure = failures.find((entry) => entry.field === field);
    return failure && messageOf(failure.code);
  };
  const price30 = messageFor('price30');
  if (price30) return { price30 };
  const price15 = form.price15 === null ? t.missing : messageFor('price15');
  return price15 ? { price15 } : {};
}

/** The prices, if all are valid. */
export function validPrices(form: PriceForm): Prices | null {
  const { price30, price15 } = form;
  if (price30 === null || price15 === null) return null;
  return checkPrices({ price30, price15 }).length === 0 ? { price30, price15 } : null;
}
