import { billingRoutes, type Card } from '@yoimachi/contract/billing';
import { consentRoutes, type ConsentAsked } from '@yoimachi/contract/consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, refreshAllBut, useRefresh } from '#lib/queries.ts';
import { castReads } from '#lib/cast-reads.ts';
import { useSend } from '#lib/use-send.ts';
import { giveConsents } from '#people/consent';

/** The registered card, null when there is none. */
export const cardQuery = () => query(billingRoutes.getCard, {}, { select: ({ card }) => card });

/** Agrees to what was shown, then goes to the provider's page, which returns to `returnPath`. */
export const useStartCard = () =>
  useMutation({
    async mutationFn({ shown, returnPath }: { shown: readonly ConsentAsked[]; returnPath: string }) {
      await giveConsents(shown, 'CARD');
      return call(billingRoutes.startCard, { body: { returnPath } });
    },
    onSuccess: ({ pageUrl }) => location.assign(pageUrl),
    onError: useRefresh(consentRoutes.listConsents),
  });

/** Takes over the card the provider has registered; a repeated call returns the same card. */
export const cardSetupQuery = (setupId: string) =>
  query(
    billingRoutes.finishCard,
    { body: { setupId } },
    { select: ({ card }) => card, staleTime: Infinity, gcTime: 0 },
  );

/** Updates everything on the screen about a card or its absence. */
export function useTakeCard(): (card: Card | null) => Promise<void> {
  const client = useQueryClient();
  return (card) => {
    client.setQueryData(cardQuery().queryKey, { card });
    // A request's cost has changed too; lists of casts stay as they are.
    return refreshAllBut(client, billingRoutes.finishCard, ...castReads);
  };
}

export function useRemoveCard() {
  const takeCard = useTakeCard();
  return useSend(billingRoutes.removeCard, { onSuccess: () => takeCard(null) });
}
