import { toDoRoutes } from '@yoimachi/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { query } from './queries.ts';
import { useRefreshOn } from './use-refresh-on.ts';

/** What one's bookings ask for: requests to answer and reviews to write; undefined until read. Follows every change of a booking. */
export function useToDo() {
  useRefreshOn('booking.changed', toDoRoutes);
  return useQuery(query(toDoRoutes.countToDo)).data;
}
