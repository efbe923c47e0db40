import * as z from 'zod/mini';
import { placeFor, type MediaKind } from '@yoimachi/domain/media';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { UploadPurpose, videoRules } from '@yoimachi/domain/upload';
import { takeUpload } from '#people/upload';
import { takesWmv } from '#platform/config';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { job } from '#platform/jobs';
import type { MediaContext } from '../media.means.ts';
import { insertFile, insertPlace, lockOwner, placedFiles } from '../media.store.ts';
import { endAndErase } from './erase.ts';
import { placesOf, type Place } from '../places.ts';

/** The sizes of a file are made. */
export const making = job('media.make', z.object({ fileId: z.uuid() }));

const PURPOSES = {
  PHOTO: 'CAST_PHOTO',
  VIDEO: 'CAST_VIDEO',
  AVATAR: 'GUEST_AVATAR',
} as const satisfies Record<MediaKind, UploadPurpose>;

type UploadFailure = 'NOT_FOUND' | 'UPLOAD_GONE' | 'UPLOAD_UNFINISHED';

interface HandedIn {
  readonly accountId: string;
  readonly kind: MediaKind;
  readonly uploadId: string;
}

/** Hands in an upload as a new photo, or as the video. PHOTO_COUNT, VIDEO_RULES or VIDEO_RULES_NO_WMV: there is no place left. */
export function addMedia(
  context: MediaContext,
  handed: HandedIn,
  ticket: IdempotencyTicket,
): Promise<
  Result<
    { mediaId: string },
    'IDEMPOTENCY_KEY_REUSED' | 'PHOTO_COUNT' | ReturnType<typeof videoRules> | UploadFailure
  >
> {
  const { accountId, kind } = handed;
  return withTransaction(context.db, (trx) =>
    runIdempotent(trx, ticket, context.clock.now(), async () => {
      await lockOwner(trx, accountId);
      const taken = placesOf(await placedFiles(trx, accountId)).filter((place) => place.kind === kind);
      const place = placeFor(kind, taken.length, takesWmv(context.config));
      if (!place.ok) return place;
      const mediaId = context.ids.newId();
      await insertPlace(trx, { id: mediaId, accountId, kind, position: place.value.position });
      const stored = await storeFile(trx, context, handed, mediaId);
      return stored.ok ? ok({ mediaId }) : stored;
    }),
  );
}

/** Hands in another file for a place of hers; what waited there before is ended. */
export function replaceMedia(
  context: MediaContext,
  order: { readonly accountId: string; readonly mediaId: string; readonly uploadId: string },
  ticket: IdempotencyTicket,
): Promise<Result<undefined, 'IDEMPOTENCY_KEY_REUSED' | UploadFailure>> {
  return withTransaction(context.db, (trx) =>
    runIdempotent(trx, ticket, context.clock.now(), async () => {
      await lockOwner(trx, order.accountId);
      const places = placesOf(await placedFiles(trx, order.accountId));
      const place = places.find(({ mediaId }) => mediaId === order.mediaId);
      return place
        ? follow(trx, context, place, { ...order, kind: place.kind })
        : fail('NOT_FOUND', 'mediaId');
    }),
  );
}

/** Hands in the picture of a guest, his first or another. */
export function putAvatar(
  context: MediaContext,
  handed: Omit<HandedIn, 'kind'>,
  ticket: IdempotencyTicket,
): Promise<Result<{ mediaId: string }, 'IDEMPOTENCY_KEY_REUSED' | UploadFailure>> {
  const avatar = { ...handed, kind: 'AVATAR' } as const;
  return withTransaction(context.db, (trx) =>
    runIdempotent(trx, ticket, context.clock.now(), async () => {
      await lockOwner(trx, handed.accountId);
      const [place] = placesOf(await placedFiles(trx, handed.accountId));
      if (place) {
        const followed = await follow(trx, context, place, avatar);
        return followed.ok ? ok({ mediaId: place.mediaId }) : followed;
      }
      const mediaId = context.ids.newId();
      await insertPlace(trx, { id: mediaId, accountId: handed.accountId, kind: 'AVATAR', position: 1 });
      const stored = await storeFile(trx, context, avatar, mediaId);
      return stored.ok ? ok({ mediaId }) : stored;
    }),
  );
}

/** What waits in a place is ended, and another file waits instead. */
async function follow(
  trx: Trx,
  context: MediaContext,
  place: Place,
  handed: HandedIn,
): Promise<Result<undefined, UploadFailure>> {
  if (place.next) await endAndErase(trx, context, { fileId: place.next.id });
  return storeFile(trx, context, handed, place.mediaId);
}

async function storeFile(
  trx: Trx,
  { clock, ids, jobs }: MediaContext,
  { accountId, kind, uploadId }: HandedIn,
  mediaId: string,
): Promise<Result<undefined, UploadFailure>> {
  const at = clock.now();
  const taken = await takeUpload(trx, { uploadId, accountId, purpose: PURPOSES[kind], at });
  // Of another account or for something else: it is none of hers.
  if (!taken.ok) return taken;
  const fileId = ids.newId();
  await insertFile(trx, {
    id: fileId,
    mediaId,
    accountId,
    kind,
    uploadId,
    sizeBytes: taken.value.sizeBytes,
    submittedAt: at,
  });
  await jobs.send(trx, making, { fileId });
  return ok();
}
