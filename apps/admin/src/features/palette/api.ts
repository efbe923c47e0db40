import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { numberOfMember } from '@yoimachi/domain/member';
import { call } from '#lib/api.ts';
import { keyOf } from '#lib/queries.ts';

export interface Hit {
  readonly id: string;
  readonly kind: 'member' | 'booking';
  /** As a member wrote it, or a number. */
  readonly name: string;
  readonly note: string;
}

const SHOWN = 6;
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const BOOKING_NUMBER = /^DH-\d{8}-[\dA-Z]+$/;

/** What a text names: members by number, id or nickname, a booking by its number. */
async function look(typed: string): Promise<readonly Hit[]> {
  const text = typed.normalize('NFKC').trim();
  const number = text.toUpperCase();
  const isBooking = BOOKING_NUMBER.test(number);
  const isNumber = isBooking || numberOfMember(number) !== null || ID.test(text);
  const [members, bookings] = await Promise.all([
    isNumber
      ? call(memberAdminRoutes.lookUpMembers, { query: { number: text } })
      : call(memberAdminRoutes.listMembers, { query: { words: text } }),
    isBooking ? call(bookingAdminRoutes.listBookings, { query: { number } }) : { items: [] },
  ]);
  return [
    ...bookings.items.map(({ bookingId, number: name, day }): Hit => ({
      id: bookingId,
      kind: 'booking',
      name,
      note: day,
    })),
    ...members.items
      .slice(0, SHOWN)
      .map((one): Hit => ({ id: one.id, kind: 'member', name: one.nickname, note: one.number })),
  ];
}

/** What is found of a text, while somebody types the last of what was found stays. */
export const useHits = (text: string, isReady: boolean) =>
  useQuery({
    queryKey: [...keyOf(memberAdminRoutes.lookUpMembers), 'palette', text],
    queryFn: () => look(text),
    enabled: isReady && text !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
