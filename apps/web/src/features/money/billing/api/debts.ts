import { debtRoutes } from '@yoimachi/contract/debt';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { billingKey } from './cards.ts';

/** What the guest owes. */
export function debtsQuery() {
  return queryOptions({
    queryKey: [billingKey, 'debts'],
    queryFn: async () => (await call(debtRoutes.listDebts)).items,
  });
}

/** Charges a debt to the registered card; if the card asks for 3-D Secure, its page returns to `returnPath`. */
export function usePayDebt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly debtId: string; readonly returnPath: string }) =>
      call(debtRoutes.payDebt, { body }),
    onSuccess: ({ actionUrl }) => {
      if (actionUrl !== null) location.assign(actionUrl);
      else void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'casts' });
    },
  });
}
