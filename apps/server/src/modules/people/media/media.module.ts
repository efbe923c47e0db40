import type { mediaRoutes } from '@yoimachi/contract/media';
import { ok } from '@yoimachi/domain/result';
import { createLinks, type Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { orderPhotos, removeMedia, showTo, withdrawMedia } from './commands/arrange.ts';
import { endedErased, eraser, forgetEvidence } from './commands/erase.ts';
import { addMedia, putAvatar, replaceMedia } from './commands/hand-in.ts';
import { maker, overdue, shrinker } from './commands/make.ts';
import type { MediaContext, MediaMeans } from './media.means.ts';
import { readAvatar, readCastMedia } from './queries/own-media.ts';
import { serveMedia } from './media.pages.ts';

/** Photos and a video of a cast, the picture of a guest: handed in, made, looked at by operators, shown (rules.md 8). */
export function mediaModule(app: AppContext, means: MediaMeans): Module {
  const context: MediaContext = { ...app, ...means, links: createLinks(app) };
  const handlers: Handlers<typeof mediaRoutes> = {
    castMedia: async ({ principal }) => ok(await readCastMedia(context, principal.accountId)),
    addMedia: ({ principal: { accountId }, idempotency, body }) =>
      addMedia(context, { ...body, accountId }, idempotency),
    replaceMedia: ({ principal: { accountId }, idempotency, params, body }) =>
      replaceMedia(context, { ...params, ...body, accountId }, idempotency),
    orderPhotos: ({ principal, body }) => orderPhotos(context, principal.accountId, body),
    showMediaTo: ({ principal, params, body }) =>
      showTo(context, principal.accountId, { ...params, ...body }),
    removeMedia: ({ principal, params }) => removeMedia(context, principal.accountId, params.mediaId),
    withdrawMedia: ({ principal, params }) => withdrawMedia(context, principal.accountId, params.mediaId),
    guestAvatar: async ({ principal }) => ok(await readAvatar(context, principal.accountId)),
    putAvatar: ({ principal: { accountId }, idempotency, body }) =>
      putAvatar(context, { ...body, accountId }, idempotency),
    removeAvatar: ({ principal }) => removeMedia(context, principal.accountId, null),
  };
  return {
    handlers,
    subscriptions: [endedErased(app)],
    jobs: [maker(context), shrinker(context), eraser(context)],
    dueWork: [overdue(context)],
    routines: [forgetEvidence(context)],
    files: (server) => serveMedia(server, context),
    close: async () => {
      await Promise.all([means.pictures.close(), means.videos.close()]);
    },
  };
}
