import { PAYOFF_SHELVES, type PayoffShelf } from '@yoimachi/domain/payoff-shelves';

/** What of a pay day is shown, as it stands in the address. */
export interface PayDaySearch {
  readonly shelf?: PayoffShelf;
  /** The payoff that is looked at. */
  readonly number?: number;
}

export function payDaySearch(search: Record<string, unknown>): PayDaySearch {
  const shelf = PAYOFF_SHELVES.find((one) => one === search['shelf']);
  const number = Number(search['number']);
  return {
    ...(shelf && { shelf }),
    ...(Number.isInteger(number) && number > 0 && number <= 9_999_999_999 && { number }),
  };
}
