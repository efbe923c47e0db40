import { toDoRoutes } from '@yoimachi/contract/booking';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './api.ts';
import { onLive } from './live.ts';

/** First part of every query key that holds bookings, for both sides. */
export const bookingKey = 'booking';
const queryKey = [bookingKey, 'to-do'];

/** What one's bookings ask for: requests to answer and reviews to write; undefined until read. Follows every change of a booking. */
export function useToDo() {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => void client.invalidateQueries({ queryKey });
    return onLive('booking.changed', read, read);
  }, [client]);
  return useQuery({ queryKey, queryFn: () => call(toDoRoutes.countToDo) }).data;
}
