import { safetyRoutes, type QuietHelp } from '@yoimachi/contract/safety';
import type { QuietChoice } from '@yoimachi/domain/safety';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { useAct } from '#lib/use-act.ts';

const KEY = ['quiet-help'];

/** What she sent within a day. */
export const quietHelpQuery = queryOptions({
  queryKey: KEY,
  queryFn: async (): Promise<readonly QuietHelp[]> => (await call(safetyRoutes.listQuietHelp)).items,
});

/** The key of the act is the id of the call for help: sent again after a lost answer it is one alert. */
export function useSendQuietHelp() {
  const client = useQueryClient();
  return useAct({
    name: 'quiet-help',
    send: (choice: QuietChoice, helpId) => call(safetyRoutes.sendQuietHelp, { body: { helpId, choice } }),
    onDone: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useWithdrawQuietHelp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (helpId: string) => call(safetyRoutes.withdrawQuietHelp, { params: { helpId } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
