import { debtRoutes } from '@yoimachi/contract/debt';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, refreshAllBut } from '#lib/queries.ts';
import { castReads } from '#lib/cast-reads.ts';

/** What the guest owes. */
export const debtsQuery = () => query(debtRoutes.listDebts, {}, { select: ({ items }) => items });

/** Charges a debt to the registered card; if the card asks for 3-D Secure, its page returns to `returnPath`. */
export function usePayDebt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly debtId: string; readonly returnPath: string }) =>
      call(debtRoutes.payDebt, { body }),
    onSuccess: ({ actionUrl }) => {
      if (actionUrl !== null) location.assign(actionUrl);
      else void refreshAllBut(client, ...castReads);
    },
  });
}
