import { ListStatus } from '@yoimachi/domain/booking';

export type StatusFilter = ListStatus | 'CLAIM';

/** By what the list of bookings is narrowed, as it stands in the address. */
export interface BookingsSearch {
  readonly status?: StatusFilter;
  readonly from?: string;
  readonly to?: string;
  readonly guestId?: string;
  readonly castId?: string;
  readonly storeId?: string;
  readonly number?: string;
}

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const STATUS = new RegExp(`^(?:${[...Object.values(ListStatus), 'CLAIM'].join('|')})$`);

/** What of an address means something; the rest leaves it. */
export function bookingsSearch(search: Record<string, unknown>): BookingsSearch {
  const text = (name: keyof BookingsSearch, pattern: RegExp) => {
    const given = search[name];
    // A number in an address comes as one.
    const value = typeof given === 'number' ? String(given) : given;
    return typeof value === 'string' && pattern.test(value) ? { [name]: value } : {};
  };
  return {
    ...text('status', STATUS),
    ...text('from', DAY),
    ...text('to', DAY),
    ...text('guestId', ID),
    ...text('castId', ID),
    ...text('storeId', ID),
    ...text('number', /^.{1,40}$/u),
  };
}
