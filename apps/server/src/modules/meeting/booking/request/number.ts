import { compactDay, type Day } from '@yoimachi/domain/time';

/** No I, L, O, U: a number may be read out over the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * A booking's number, such as DH-20261121-7K3M9QXA: its day and 40 of its id's random bits. It does not reveal how many bookings there are,
 * and needs no counter.
 */
export function bookingNumber(day: Day, bookingId: string): string {
  let bits = BigInt(`0x${bookingId.replaceAll('-', '').slice(-10)}`);
  let letters = '';
  for (let index = 0; index < LENGTH; index++) {
    letters = LETTERS[Number(bits & 31n)]! + letters;
    bits >>= 5n;
  }
  return `DH-${compactDay(day)}-${letters}`;
}
