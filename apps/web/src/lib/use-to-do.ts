import { toDoRoutes } from '@yoimachi/contract/booking';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from './live.ts';
import { query, refresh } from './queries.ts';

/** What one's bookings ask for: requests to answer and reviews to write; undefined until read. Follows every change of a booking. */
export function useToDo() {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => void refresh(client, toDoRoutes);
    return onLive('booking.changed', read, read);
  }, [client]);
  return useQuery(query(toDoRoutes.countToDo)).data;
}
