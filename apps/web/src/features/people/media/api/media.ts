import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaRoutes, type CastMedia } from '@yoimachi/contract/media';
import { profileRoutes } from '@yoimachi/contract/profile';
import { uploadRoutes } from '@yoimachi/contract/upload';
import type { Route } from '@yoimachi/contract/route';
import { errorMessage, isRefused } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { atOnce } from '#lib/at-once.ts';
import { query, refresh, type Calls } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useAct } from '#lib/use-act.ts';
import { useSend, type Sent } from '#lib/use-send.ts';

const PROCESSING_MS = 2_000;
const HAND_IN_TRIES = 5;

/** Her photos and video; while sizes are being made they are asked for again. */
export const castMediaQuery = () =>
  query(
    mediaRoutes.castMedia,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        [...(data?.photos ?? []), data?.video].some((place) => place?.state === 'PROCESSING') &&
        PROCESSING_MS,
    },
  );

export const avatarQuery = () =>
  query(
    mediaRoutes.guestAvatar,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => data?.avatar?.state === 'PROCESSING' && PROCESSING_MS,
    },
  );

/** Reads them again, and then what else shows them. */
function useAnew(own: Calls, ...others: readonly Calls[]) {
  const client = useQueryClient();
  return async () => {
    await refresh(client, own);
    void refresh(client, ...others);
  };
}
const useMediaAnew = () => useAnew(mediaRoutes.castMedia, profileRoutes.getCastProfile);
const useAvatarAnew = () =>
  useAnew(mediaRoutes.guestAvatar, profileRoutes.getGuestProfile, profileRoutes.getMyProfile);

export interface Handed {
  readonly uploadId: string;
  /** Null: a place of its own. */
  readonly mediaId: string | null;
  readonly kind: 'PHOTO' | 'VIDEO';
}

/**
 * Hands in what was sent; answers its place, or null when it was refused, which a toast has said. What is refused is given up, so that it does not
 * stand in the way of another. An upload is taken once, so it is its own key.
 */
export function useHandIn(): (handed: Handed) => Promise<string | null> {
  const anew = useMediaAnew();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ uploadId, mediaId, kind }: Handed) => {
      const idempotencyKey = uploadId;
      if (mediaId === null)
        return (await call(mediaRoutes.addMedia, { body: { kind, uploadId }, idempotencyKey })).mediaId;
      await call(mediaRoutes.replaceMedia, { params: { mediaId }, body: { uploadId }, idempotencyKey });
      return mediaId;
    },
    retry: (count, error) => count < HAND_IN_TRIES && !isRefused(error),
    onError: (error, { uploadId }) => {
      showToast(errorMessage(error), 'danger');
      if (isRefused(error)) giveUp(uploadId);
    },
    onSettled: anew,
  });
  return (handed) => mutateAsync(handed).catch(() => null);
}

/** What the server would not take expires anyway. */
const giveUp = (uploadId: string) =>
  void call(uploadRoutes.cancelUpload, { params: { uploadId } }).catch(() => undefined);

/** Changes what is there: shown at once, and taken back when it is refused. */
function useChange<R extends Route>(route: R, shown: (media: CastMedia, sent: Sent<R>) => CastMedia) {
  const client = useQueryClient();
  const { queryKey } = castMediaQuery();
  return useSend(route, {
    ...atOnce(client, {
      name: 'media',
      filters: { queryKey },
      show: (sent: Sent<R>) => client.setQueryData(queryKey, (media) => media && shown(media, sent)),
    }),
    onSuccess: () => void refresh(client, profileRoutes.getCastProfile),
  });
}

export const useOrder = () =>
  useChange(mediaRoutes.orderPhotos, (media, { body: { mediaIds } }) => ({
    ...media,
    photos: mediaIds.flatMap((id) => media.photos.filter(({ mediaId }) => mediaId === id)),
  }));

export const useShowTo = () =>
  useChange(mediaRoutes.showMediaTo, (media, { params, body: { visibility } }) => {
    const changed = <P extends { readonly mediaId: string }>(place: P) =>
      place.mediaId === params.mediaId ? { ...place, visibility } : place;
    return { ...media, photos: media.photos.map(changed), video: media.video && changed(media.video) };
  });

export const useRemoveMedia = () =>
  useChange(mediaRoutes.removeMedia, (media, { params: { mediaId } }) => ({
    ...media,
    photos: media.photos.filter((photo) => photo.mediaId !== mediaId),
    video: media.video?.mediaId === mediaId ? null : media.video,
  }));

export const useWithdraw = () => useChange(mediaRoutes.withdrawMedia, (media) => media);

export function usePutAvatar() {
  const anew = useAvatarAnew();
  return useAct({
    name: 'avatar',
    send: (uploadId: string, idempotencyKey) =>
      call(mediaRoutes.putAvatar, { body: { uploadId }, idempotencyKey }),
    onDone: anew,
    onRefused: ({ message }) => showToast(message, 'danger'),
  });
}

export function useRemoveAvatar() {
  const anew = useAvatarAnew();
  return useSend(mediaRoutes.removeAvatar, {
    onError: (error) => showToast(errorMessage(error), 'danger'),
    onSettled: anew,
  });
}
