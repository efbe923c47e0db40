import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { useEffect, useRef } from 'react';
import { showToast } from '#lib/toast.ts';
import { guestBookingTexts as t } from './ja.ts';
import { leadPart, namesOf } from './parts.ts';
import { stateOf } from '#meeting/booking';

/** Says so when a request on the screen becomes a confirmed booking. */
export function useApprovalToast(bookings: readonly GuestBookingItem[]): void {
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const confirmed = newlyConfirmed(waiting.current, bookings);
    if (confirmed.length > 0) showToast(confirmed.map(namesOf).map(t.confirmed).join(''), 'ok');
    waiting.current = new Set(bookings.filter(isWaiting).map(({ bookingId }) => bookingId));
  }, [bookings]);
}

/** Of the bookings those that waited for an answer before and are confirmed now. */
export function newlyConfirmed(
  waitedBefore: ReadonlySet<string>,
  bookings: readonly GuestBookingItem[],
): readonly GuestBookingItem[] {
  return bookings.filter(
    (booking) => waitedBefore.has(booking.bookingId) && phaseOf(stateOf(leadPart(booking))) === 'due',
  );
}

function isWaiting(booking: GuestBookingItem): boolean {
  const phase = phaseOf(stateOf(leadPart(booking)));
  return phase === 'pending' || phase === 'held';
}
