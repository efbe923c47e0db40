import { consentRoutes, type ConsentAsked, type ConsentState } from '@yoimachi/contract/consent';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isRefused } from '#lib/api-error.ts';
import { query, refresh } from '#lib/queries.ts';
import { useSend } from '#lib/use-send.ts';

type Place = BodyInputOf<typeof consentRoutes.giveConsents>['place'];

/** What is asked, and what was said; it may have changed since it was last looked at. */
export const consentsQuery = () => query(consentRoutes.listConsents, {}, { refetchOnMount: 'always' });

/** Agrees to what is shown; sent again it changes nothing more. */
export async function giveConsents(shown: readonly ConsentAsked[], place: Place): Promise<ConsentState> {
  const agreed = shown.map(({ item, version }) => ({ item, version }));
  return call(consentRoutes.giveConsents, { body: { agreed, place } });
}

export function useGiveConsents(place: Place) {
  const { take, renew } = useConsentState();
  return useMutation({
    mutationFn: (shown: readonly ConsentAsked[]) => giveConsents(shown, place),
    onSuccess: take,
    // What was shown is not what holds.
    onError: (error) => isRefused(error) && renew(),
  });
}

export function useWithdrawConsent() {
  const { take } = useConsentState();
  return useSend(consentRoutes.withdrawConsent, { onSuccess: take });
}

function useConsentState() {
  const client = useQueryClient();
  const { queryKey } = consentsQuery();
  return {
    take: (state: ConsentState) => client.setQueryData(queryKey, state),
    renew: () => refresh(client, consentRoutes.listConsents),
  };
}
