import { REVIEW_DAYS, type MediaKind } from '@yoimachi/domain/media';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countWaitingMedia, findFile, waitingMedia } from '../file.store.ts';

/** Photos, videos and pictures of guests that an operator looks at. */
export const mediaQueue: WorkQueue = {
  queue: 'media-files',
  count: countWaitingMedia,
  isWaiting: async (db, fileId) => (await findFile(db, fileId))?.state === 'REVIEWING',
};

/** Those that wait, the longest first. */
export const listMedia = (
  context: ActContext,
  { cursor, kind }: { readonly cursor?: string | undefined; readonly kind?: MediaKind | undefined },
) =>
  page(context, {
    queue: 'media-files',
    cursor,
    read: async (limit, after) =>
      (await waitingMedia(context.db, limit, { after, kind })).map((row) => ({
        ...row,
        answerBy: addMinutes(row.askedAt, REVIEW_DAYS * DAY_MINUTES),
      })),
  });
