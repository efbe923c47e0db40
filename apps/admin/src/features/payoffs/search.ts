import { PAYOFF_SHELVES } from '@yoimachi/domain/payoff-shelves';
import { addressOf, oneOf, wholeNumber } from '#lib/address.ts';

/** What of a pay day is shown, and the number of the payoff that is looked at, as they stand in the address. */
export const payDaySearch = addressOf({ shelf: oneOf(PAYOFF_SHELVES), number: wholeNumber(9_999_999_999) });
