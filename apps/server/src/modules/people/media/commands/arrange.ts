import { checkOrder, checkVisibility, type MediaVisibility } from '@yoimachi/domain/media';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { MediaContext } from '../media.means.ts';
import { lockOwner, orderPlaces, placedFiles, removePlace, setVisibility } from '../media.store.ts';
import { photosOf, placesOf, writeMain, type Place } from '../places.ts';
import { endAndErase, tellEnded } from './erase.ts';

/** Runs a change of somebody's places, alone among all such changes. */
function alone<T>(
  { db }: MediaContext,
  accountId: string,
  change: (trx: Trx, places: readonly Place[]) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (trx) => {
    await lockOwner(trx, accountId);
    return change(trx, placesOf(await placedFiles(trx, accountId)));
  });
}

/** Puts her photos in another order. Fails as `checkOrder` says. */
export const orderPhotos = (
  context: MediaContext,
  castId: string,
  { seen, mediaIds }: { readonly seen: readonly string[]; readonly mediaIds: readonly string[] },
): Promise<Result<undefined, 'MEDIA_CHANGED' | 'VALIDATION'>> =>
  alone(context, castId, async (trx, places) => {
    const current = photosOf(places).map(({ mediaId }) => mediaId);
    // Sent a second time, it is done.
    if (mediaIds.length === current.length && mediaIds.every((id, at) => id === current[at])) return ok();
    const allowed = checkOrder(current, seen, mediaIds);
    if (!allowed.ok) return allowed;
    await orderPlaces(trx, castId, mediaIds);
    await writeMain(trx, castId, 'PHOTO', context.clock.now());
    return ok();
  });

/** Shows a photo or the video to all guests, or only to those with history. MEDIA_MAIN for the main photo. */
export const showTo = (
  context: MediaContext,
  castId: string,
  order: { readonly mediaId: string; readonly visibility: MediaVisibility },
): Promise<Result<undefined, 'MEDIA_MAIN' | 'NOT_FOUND'>> =>
  alone(context, castId, async (trx, places) => {
    const place = places.find(({ mediaId }) => mediaId === order.mediaId);
    if (!place) return fail('NOT_FOUND', 'mediaId');
    const allowed = checkVisibility(photosOf(places), place.mediaId, order.visibility);
    if (!allowed.ok) return allowed;
    await setVisibility(trx, place.mediaId, order.visibility);
    await writeMain(trx, castId, place.kind, context.clock.now());
    return ok();
  });

/** Removes a place of somebody's, whatever is in it; without an id a guest's only one. */
export const removeMedia = (
  context: MediaContext,
  accountId: string,
  mediaId: string | null,
): Promise<Result<undefined>> =>
  alone(context, accountId, async (trx, places) => {
    const place = mediaId === null ? places[0] : places.find((one) => one.mediaId === mediaId);
    if (!place) return ok();
    const at = context.clock.now();
    await tellEnded(trx, await removePlace(trx, { ...place, accountId }, at), at);
    await writeMain(trx, accountId, place.kind, at);
    return ok();
  });

/** Takes back what was to follow; what is shown stays. Where nothing is shown there is nothing to take back. */
export const withdrawMedia = (
  context: MediaContext,
  castId: string,
  mediaId: string,
): Promise<Result<undefined>> =>
  alone(context, castId, async (trx, places) => {
    const place = places.find((one) => one.mediaId === mediaId);
    if (place?.next && place.shown) await endAndErase(trx, context, { fileId: place.next.id });
    return ok();
  });
