import { isDay, type Day } from '@yoimachi/domain/time';
import { TRANSFER_GROUP_NAMES, type TransferGroup } from '@yoimachi/domain/ledger';

/** What of the journal is shown, as it stands in the address. */
export interface LedgerSearch {
  readonly group?: TransferGroup;
  /** The number of a movement, a lot, a member or a booking. */
  readonly of?: string;
  /** One Tokyo day. */
  readonly day?: Day;
  /** The lot that is looked at. */
  readonly lot?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 40) : undefined);

export function ledgerSearch(search: Record<string, unknown>): LedgerSearch {
  const group = TRANSFER_GROUP_NAMES.find((one) => one === search['group']);
  const [of, lot, day] = [text(search['of']), text(search['lot']), text(search['day'])];
  return {
    ...(group && { group }),
    ...(of && { of }),
    ...(day && isDay(day) && { day }),
    ...(lot && { lot }),
  };
}
