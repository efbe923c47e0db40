import { mediaAdminRoutes } from '@yoimachi/contract/media-admin';
import type { CallAnswer } from '#ui/lib/request.ts';
import { call } from './api.ts';

export type OpenedMedia = CallAnswer<typeof mediaAdminRoutes.readMedia>;

/** Opens a picture or a video, which is kept in the audit with its reason. */
export const readMedia = (fileId: string, reason: string): Promise<OpenedMedia> =>
  call(mediaAdminRoutes.readMedia, { params: { fileId }, body: { reason } });
