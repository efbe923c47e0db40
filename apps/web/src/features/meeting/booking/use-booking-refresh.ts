import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '#lib/live.ts';
import { refresh } from '#lib/queries.ts';
import { bookingReads } from './reads.ts';
import { earliestDue, type BookingWire } from './state.ts';

const RETRY_MS = 5000;

/**
 * Keeps the bookings on screen fresh: reloads them when the server reports a change, and when the clock changes one, repeatedly until the
 * change has come.
 */
export function useBookingRefresh(bookings: readonly Pick<BookingWire, 'state'>[], now: Date): void {
  const client = useQueryClient();
  const dueAt = earliestDue(bookings)?.getTime() ?? null;
  const isDue = dueAt !== null && now.getTime() >= dueAt;
  useEffect(() => {
    const read = () => void refresh(client, ...bookingReads);
    return onLive('booking.changed', read, read);
  }, [client]);
  useEffect(() => {
    if (!isDue) return;
    const read = () => void refresh(client, ...bookingReads);
    read();
    const timer = setInterval(read, RETRY_MS);
    return () => clearInterval(timer);
  }, [client, isDue]);
}
