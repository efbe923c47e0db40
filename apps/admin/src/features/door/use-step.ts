import { useQueryClient } from '@tanstack/react-query';
import { officeQuery } from '#lib/office-query.ts';

/** After a step of a login the session is another one: who is signed in is read again, with the token of what is sent next. */
export function useStep(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...officeQuery, staleTime: 0 });
}
