import { makeBookings } from './bookings.ts';
import { makeCasts } from './casts.ts';
import { makeGuests } from './guests.ts';
import { makeStores } from './stores.ts';
import type { DemoData, DemoOptions } from './types.ts';

/** What `npm start` and `npm run demo` create by default. */
export const DEMO_DEFAULTS = { castCount: 240, guestCount: 80, seed: 20261121 } as const;

export { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './accounts.ts';

/** Makes believable content from one seed, without any I/O: the same options give the same content. */
export function makeDemo(options: DemoOptions): DemoData {
  const stores = makeStores(options);
  const casts = makeCasts(options, stores);
  const guests = makeGuests(options, casts);
  return { options, stores, casts, guests, bookings: makeBookings(options, guests, casts) };
}
