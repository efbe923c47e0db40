import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { officeRoutes } from '@yoimachi/contract/office';
import { officeQuery } from '#lib/office-query.ts';
import { query, refresh } from '#lib/queries.ts';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';

export const useSessions = () => useQuery(query(officeRoutes.officeSessions));

/** Something about the person changes: what is shown of them is read again, and a failure is told. */
export function useOwnAct<Given, Answer>(act: (given: Given) => Promise<Answer>, done?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (done) showToast(done, 'ok');
      return Promise.all([
        queryClient.fetchQuery({ ...officeQuery, staleTime: 0 }),
        refresh(queryClient, officeRoutes.officeSessions),
      ]);
    },
    onError: (error) => showToast(errorMessage(error), 'danger'),
  });
}
