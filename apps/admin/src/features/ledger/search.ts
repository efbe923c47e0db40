import { compareDays } from '@yoimachi/domain/time';
import { TRANSFER_GROUP_NAMES } from '@yoimachi/domain/ledger';
import { POINT_FIGURES } from '@yoimachi/domain/points';
import { addressOf, day, oneOf, words } from '#lib/address.ts';

/**
 * What of the journal is shown: the figure it is made of, the number of a movement, a lot, a member or a booking, one Tokyo day or some with
 * both ends, and the lot that is looked at.
 */
const read = addressOf({
  group: oneOf(TRANSFER_GROUP_NAMES),
  figure: oneOf(POINT_FIGURES),
  of: words(40),
  day,
  from: day,
  to: day,
  lot: words(40),
});
export type LedgerSearch = ReturnType<typeof read>;

/** As it stands in the address; one that somebody wrote by hand names neither one day with others, nor half a span. */
export function ledgerSearch(search: Record<string, unknown>): LedgerSearch {
  const { from, to, ...rest } = read(search);
  return !rest.day && from && to && compareDays(from, to) <= 0 ? { ...rest, from, to } : rest;
}
