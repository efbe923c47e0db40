import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ageCheckRoutes as routes, type AgeStanding } from '@yoimachi/contract/age-check';
import type { AgeCheckWay, OfferedDocument } from '@yoimachi/domain/age-check';
import { call } from '#lib/api.ts';
import { query, refreshAllBut } from '#lib/queries.ts';

const ASK_EVERY_MS = 3_000;

/** Where the person's age check stands; asked again while a document is read. */
export const ageQuery = () =>
  query(
    routes.checkAge,
    {},
    {
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data?.check?.state === 'READING' ? ASK_EVERY_MS : false),
    },
  );

export interface HandedIn {
  readonly way: AgeCheckWay;
  readonly documentType: OfferedDocument;
  readonly issuer: string;
  readonly uploadIds: readonly string[];
}

const sends = {
  guest: routes.createGuestVerifyRequest,
  cast: routes.createVerifyRequest,
};

/** Hands a document in: to the machine, or to operators; what `useForm` has to know of it. */
export function useHandIn(side: 'cast' | 'guest') {
  const take = useTake();
  return {
    act: 'age-check',
    send: (
      { way, documentType, issuer, uploadIds }: HandedIn,
      idempotencyKey: string,
    ): Promise<AgeStanding> =>
      way === 'AUTO'
        ? call(routes.createAuthRecord, {
            body: { documentType, issuer, uploadId: uploadIds[0]! },
            idempotencyKey,
          })
        : call(sends[side], { body: { documentType, issuer, uploadIds: [...uploadIds] }, idempotencyKey }),
    onDone: take,
    readsRefused: [routes.checkAge],
  };
}

export const askGesture = () => call(routes.askGesture);

export function useLivePhoto() {
  const take = useTake();
  return useMutation({
    mutationFn: ({ livePhotoId, uploadId }: { readonly livePhotoId: string; readonly uploadId: string }) =>
      call(routes.sendLivePhoto, { params: { livePhotoId }, body: { uploadId } }),
    onSuccess: take,
  });
}

/** What a call answers is where the person stands now; the profiles show it, too. */
function useTake() {
  const client = useQueryClient();
  return (standing: AgeStanding) => {
    client.setQueryData(ageQuery().queryKey, standing);
    void refreshAllBut(client, routes.checkAge);
  };
}
