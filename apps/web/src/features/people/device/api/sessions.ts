import { accountRoutes } from '@yoimachi/contract/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call(accountRoutes.listSessions)).sessions,
});

/** Signs one device out; null: all others. Answers how many logins that ended. */
export function useEndDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId: string | null): Promise<number> => {
      if (sessionId === null) return (await call(accountRoutes.endOtherSessions)).ended;
      await call(accountRoutes.endSession, { params: { sessionId } });
      return 1;
    },
    // Also after a refusal: that device was signed out by somebody faster.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
