import { mediaAdminRoutes } from '@yoimachi/contract/media-admin';
import type { ReviewReason } from '@yoimachi/domain/media';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

/** A picture or a video that waits, as the queue lists it. */
export type WaitingMedia = CallAnswer<typeof mediaAdminRoutes.listMedia>['items'][number];

/** Shows a file to guests, or refuses it; without a reason it is approved. */
export const decideMedia = (fileId: string, reason: ReviewReason | null) =>
  reason === null
    ? call(mediaAdminRoutes.approveMedia, { params: { fileId } })
    : call(mediaAdminRoutes.rejectMedia, { params: { fileId }, body: { reason } });
