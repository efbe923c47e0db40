import { ListStatus } from '@yoimachi/domain/booking';
import { addressOf, day, id, like, oneOf } from '#lib/address.ts';

/** By what the list of bookings is narrowed, as it stands in the address. */
export const bookingsSearch = addressOf({
  status: oneOf([...Object.values(ListStatus), 'CLAIM']),
  from: day,
  to: day,
  guestId: id,
  castId: id,
  storeId: id,
  number: like(/^.{1,40}$/u),
});
export type BookingsSearch = ReturnType<typeof bookingsSearch>;
