import { accountRoutes } from '@yoimachi/contract/account';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';

export const sessionsQuery = () =>
  query(accountRoutes.listSessions, {}, { select: ({ sessions }) => sessions });

/** Signs one device out; null: all others. Answers how many logins that ended. */
export function useEndDevices() {
  return useMutation({
    mutationFn: async (sessionId: string | null): Promise<number> => {
      if (sessionId === null) return (await call(accountRoutes.endOtherSessions)).ended;
      await call(accountRoutes.endSession, { params: { sessionId } });
      return 1;
    },
    // Also after a refusal: that device was signed out by somebody faster.
    onSettled: useRefresh(accountRoutes.listSessions),
  });
}
