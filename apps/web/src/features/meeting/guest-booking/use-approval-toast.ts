import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { useEffect, useRef } from 'react';
import { showToast } from '#lib/toast.ts';
import { guestBookingTexts as t } from './ja.ts';
import { leadParticipation, namesOf } from './participations.ts';
import { stateOf } from '#meeting/booking';

/** Announces that a request on the screen has become a confirmed booking. */
export function useApprovalToast(bookings: readonly GuestBookingItem[]): void {
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const confirmed = newlyConfirmed(waiting.current, bookings);
    if (confirmed.length > 0) showToast(confirmed.map(namesOf).map(t.confirmed).join(''), 'ok');
    waiting.current = new Set(bookings.filter(isWaiting).map(({ bookingId }) => bookingId));
  }, [bookings]);
}

/** Bookings that were waiting for an answer before and are confirmed now. */
export function newlyConfirmed(
  waitedBefore: ReadonlySet<string>,
  bookings: readonly GuestBookingItem[],
): readonly GuestBookingItem[] {
  return bookings.filter(
    (booking) =>
      waitedBefore.has(booking.bookingId) && phaseOf(stateOf(leadParticipation(booking))) === 'due',
  );
}

function isWaiting(booking: GuestBookingItem): boolean {
  const phase = phaseOf(stateOf(leadParticipation(booking)));
  return phase === 'pending' || phase === 'held';
}
