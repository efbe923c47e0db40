import { createContext } from 'react';
import type { ListSearch } from './list-filter.ts';

/** What a list with a booking open beside it tells its cards. */
interface Beside {
  readonly openId: string | undefined;
  /** The address of the list with a booking open. */
  readonly searchOf: (bookingId: string) => ListSearch;
}

/** There where bookings open beside their list; null where they have a screen to themselves. */
export const BesideContext = createContext<Beside | null>(null);
