import { billingRoutes } from '@yoimachi/contract/billing';
import type { Card } from '@yoimachi/contract/billing';
import type { ConsentAsked } from '@yoimachi/contract/consent';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { consentsQuery, giveConsents } from '#people/consent';

/** First part of the keys of packages, card and purchases. */
export const billingKey = 'billing';

/** The registered card, null when there is none. */
export function cardQuery() {
  return queryOptions({
    queryKey: [billingKey, 'card'],
    queryFn: async () => (await call(billingRoutes.getCard)).card,
  });
}

/** Agrees to what was shown, then goes to the provider's page, which returns to `returnPath`. */
export function useStartCard() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ shown, returnPath }: { shown: readonly ConsentAsked[]; returnPath: string }) {
      await giveConsents(shown, 'CARD');
      return call(billingRoutes.startCard, { body: { returnPath } });
    },
    onSuccess: ({ pageUrl }) => location.assign(pageUrl),
    onError: () => client.invalidateQueries({ queryKey: consentsQuery().queryKey }),
  });
}

/** Takes over the card the provider has registered; a repeated call returns the same card. */
export function cardSetupQuery(setupId: string) {
  return queryOptions({
    queryKey: [billingKey, 'card-setup', setupId],
    queryFn: async () => (await call(billingRoutes.finishCard, { body: { setupId } })).card,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Updates everything on the screen about a card or its absence. */
export function useTakeCard(): (card: Card | null) => Promise<void> {
  const client = useQueryClient();
  return (card) => {
    client.setQueryData(cardQuery().queryKey, card);
    // A request's cost has changed too; lists of casts stay as they are.
    return client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'casts' && queryKey[1] !== 'card-setup',
    });
  };
}

export function useRemoveCard() {
  const takeCard = useTakeCard();
  return useMutation({
    mutationFn: () => call(billingRoutes.removeCard),
    onSuccess: () => takeCard(null),
  });
}
