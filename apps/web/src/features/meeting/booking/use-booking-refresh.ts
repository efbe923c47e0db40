import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '#lib/live.ts';
import { bookingKey } from './keys.ts';
import { earliestDue } from './state.ts';
import type { BookingWire } from './state.ts';

const RETRY_MS = 5000;

/**
 * Keeps bookings on the screen fresh: reads them again when the server says that one changed, and at the time the clock
 * changes one, again and again until the change has come.
 */
export function useBookingRefresh(bookings: readonly Pick<BookingWire, 'state'>[], now: Date): void {
  const client = useQueryClient();
  const dueAt = earliestDue(bookings)?.getTime() ?? null;
  const isDue = dueAt !== null && now.getTime() >= dueAt;
  useEffect(
    () => onLive('booking.changed', () => void client.invalidateQueries({ queryKey: [bookingKey] })),
    [client],
  );
  useEffect(() => {
    if (!isDue) return;
    const read = () => void client.invalidateQueries({ queryKey: [bookingKey] });
    read();
    const timer = setInterval(read, RETRY_MS);
    return () => clearInterval(timer);
  }, [client, isDue]);
}
