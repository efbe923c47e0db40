import { safetyRoutes } from '@yoimachi/contract/safety';
import type { QuietChoice } from '@yoimachi/domain/safety';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';

/** What she sent within a day. */
export const quietHelpQuery = () => query(safetyRoutes.listQuietHelp, {}, { select: ({ items }) => items });

/** The key of the act is the id of the call for help: sent again after a lost answer it is one alert. */
export const sendQuietHelp = {
  act: 'quiet-help',
  send: (choice: QuietChoice, helpId: string) =>
    call(safetyRoutes.sendQuietHelp, { body: { helpId, choice } }),
  readsAgain: [safetyRoutes.listQuietHelp],
};

export const useWithdrawQuietHelp = () =>
  useMutation({
    mutationFn: (helpId: string) => call(safetyRoutes.withdrawQuietHelp, { params: { helpId } }),
    onSettled: useRefresh(safetyRoutes.listQuietHelp),
  });
