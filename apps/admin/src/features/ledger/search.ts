import { compareDays, isDay, type Day } from '@yoimachi/domain/time';
import { TRANSFER_GROUP_NAMES, type TransferGroup } from '@yoimachi/domain/ledger';
import { POINT_FIGURES, type PointFigure } from '@yoimachi/domain/points';

/** What of the journal is shown, as it stands in the address. */
export interface LedgerSearch {
  readonly group?: TransferGroup;
  /** What this figure is made of. */
  readonly figure?: PointFigure;
  /** The number of a movement, a lot, a member or a booking. */
  readonly of?: string;
  /** One Tokyo day. */
  readonly day?: Day;
  /** Some Tokyo days, both included. */
  readonly from?: Day;
  readonly to?: Day;
  /** The lot that is looked at. */
  readonly lot?: string;
}

const dayIn = (value: unknown): Day | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** One day, or both ends of some; an address that somebody wrote by hand names neither else. */
function daysOf(search: Record<string, unknown>): Pick<LedgerSearch, 'day' | 'from' | 'to'> {
  const [day, from, to] = [dayIn(search['day']), dayIn(search['from']), dayIn(search['to'])];
  if (day) return { day };
  return from && to && compareDays(from, to) <= 0 ? { from, to } : {};
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 40) : undefined);

export function ledgerSearch(search: Record<string, unknown>): LedgerSearch {
  const group = TRANSFER_GROUP_NAMES.find((one) => one === search['group']);
  const figure = POINT_FIGURES.find((one) => one === search['figure']);
  const [of, lot] = [text(search['of']), text(search['lot'])];
  return {
    ...(group && { group }),
    ...(figure && { figure }),
    ...(of && { of }),
    ...daysOf(search),
    ...(lot && { lot }),
  };
}
