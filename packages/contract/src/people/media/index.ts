import * as z from 'zod/mini';
import { id, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { MEDIA_STATES, MediaVisibility, REJECT_REASONS } from '@yoimachi/domain/media';
import { MAX_PHOTOS } from '@yoimachi/domain/profile';

const visibility = () => z.literal(Object.values(MediaVisibility));
const upload = z.object({ uploadId: id() });
/** An upload that can be handed in no more, or not yet. */
const UPLOAD_ERRORS = ['NOT_FOUND', 'UPLOAD_GONE', 'UPLOAD_UNFINISHED'] as const;
const ofMedia = z.object({ mediaId: id() });

/** A video as it is played: where it lies, its poster, how long it is. */
const video = z.object({ src: z.string(), poster: z.nullable(z.string()), seconds: z.int() });

/** A place of one's own profile. */
const mediaPlace = z.object({
  mediaId: id(),
  /** Of what was handed in last. */
  state: z.literal(MEDIA_STATES),
  /** What was handed in last as its owner sees it, else what is shown; null while there is nothing to see of either. */
  picture: z.nullable(z.string()),
  /** Of a video that can be played. */
  video: z.nullable(video),
  /** Something older is shown until what was handed in last is approved. */
  hasOlder: z.boolean(),
  visibility: visibility(),
  submittedAt: instant(),
  shownAt: z.nullable(instant()),
  reason: z.nullable(z.literal(REJECT_REASONS)),
  sizeBytes: z.nullable(z.int()),
});
export type MediaPlace = z.output<typeof mediaPlace>;

const castMedia = z.object({
  photos: z.array(mediaPlace),
  /** The photo of search, bookings and her round portrait. */
  mainId: z.nullable(id()),
  video: z.nullable(mediaPlace),
  /** A wmv is a video here, too. */
  takesWmv: z.boolean(),
});
export type CastMedia = z.output<typeof castMedia>;

/** What a viewer sees of a cast's pictures; part of her public profile. */
export const shownMedia = {
  photos: z.array(z.string()),
  video: z.nullable(video),
  /** She shows more to guests who have met her. */
  hasMoreMedia: z.boolean(),
};

export const mediaRoutes = {
  castMedia: route('GET', '/cast/media', 'cast', {
    summary: 'Her photos in their order and her video, each with what became of it.',
    answer: castMedia,
  }),
  addMedia: route('POST', '/cast/media', 'cast', {
    idempotent: true,
    records: 'POST',
    summary:
      'Hands in a finished upload as her last photo, or as her video; it is shown when an operator has approved it.',
    body: z.object({ kind: z.literal(['PHOTO', 'VIDEO']), uploadId: id() }),
    answer: ofMedia,
    errors: ['PHOTO_COUNT', 'VIDEO_RULES', 'VIDEO_RULES_NO_WMV', ...UPLOAD_ERRORS],
  }),
  replaceMedia: route('POST', '/cast/media/:mediaId/replace', 'cast', {
    idempotent: true,
    records: 'POST',
    summary: 'Hands in another file for a place; what is shown there stays until the new one is approved.',
    params: ofMedia,
    body: upload,
    errors: UPLOAD_ERRORS,
  }),
  orderPhotos: route('PUT', '/cast/media/order', 'cast', {
    summary:
      'Puts her photos in another order. `seen`: the order from which she did; MEDIA_CHANGED when that is no longer how they are.',
    body: z.object({
      seen: z.array(id()).check(z.maxLength(MAX_PHOTOS)),
      mediaIds: z.array(id()).check(z.maxLength(MAX_PHOTOS)),
    }),
    errors: ['MEDIA_CHANGED'],
  }),
  showMediaTo: route('PUT', '/cast/media/:mediaId/visibility', 'cast', {
    summary:
      'Shows a photo or the video to all guests or only to those who have met her; the main photo is for all.',
    params: ofMedia,
    body: z.object({ visibility: visibility() }),
    errors: ['NOT_FOUND', 'MEDIA_MAIN'],
  }),
  removeMedia: route('DELETE', '/cast/media/:mediaId', 'cast', {
    summary: 'Removes a photo or the video; its links end at once. What is removed already is no error.',
    params: ofMedia,
  }),
  withdrawMedia: route('DELETE', '/cast/media/:mediaId/next', 'cast', {
    summary:
      'Takes back what was handed in to follow a photo or video that is shown; that one stays as it is.',
    params: ofMedia,
  }),
  guestAvatar: route('GET', '/guest/avatar', 'guest', {
    summary: 'His picture, and what became of the one he handed in.',
    answer: z.object({ avatar: z.nullable(mediaPlace), shown: z.nullable(z.string()) }),
  }),
  putAvatar: route('PUT', '/guest/avatar', 'guest', {
    idempotent: true,
    records: 'POST',
    summary:
      'Hands in a finished upload as his picture; the one that is shown stays until the new one is approved.',
    body: upload,
    answer: ofMedia,
    errors: UPLOAD_ERRORS,
  }),
  removeAvatar: route('DELETE', '/guest/avatar', 'guest', {
    summary: 'Removes his picture.',
  }),
} as const;
export { reasonText } from './reasons.ja.ts';
