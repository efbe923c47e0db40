import { MAX_PHOTOS } from '@yoimachi/domain/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { videoRules } from '@yoimachi/domain/upload';
import { MediaVisibility, type MediaKind } from './values.ts';

/** A photo in its place. */
export interface PlacedPhoto {
  readonly mediaId: string;
  readonly visibility: MediaVisibility;
  /** Something of it is shown now. */
  readonly isShown: boolean;
}

/**
 * The photo of search, bookings and her round portrait, out of those in their order: the first that is shown to all guests. One that she
 * keeps for some never becomes it, whatever is removed before it.
 */
export function mainPhoto<T extends Omit<PlacedPhoto, 'mediaId'>>(photos: readonly T[]): T | undefined {
  return photos.find(({ isShown, visibility }) => isShown && visibility === MediaVisibility.ALL_GUESTS);
}

/** Whether another file finds a place: five photos, one video, one picture of a guest. */
export function placeFor(
  kind: MediaKind,
  taken: number,
  takesWmv: boolean,
): Result<{ position: number }, 'PHOTO_COUNT' | ReturnType<typeof videoRules>> {
  if (kind === 'PHOTO' && taken >= MAX_PHOTOS) return fail('PHOTO_COUNT');
  if (kind === 'VIDEO' && taken > 0) return fail(videoRules(takesWmv));
  return ok({ position: taken + 1 });
}

/**
 * Whether photos may be put in the order `next`: MEDIA_CHANGED when those she saw are not those that are there, or not in that order (another
 * device was faster); VALIDATION when `next` has others than she saw.
 */
export function checkOrder(
  current: readonly string[],
  seen: readonly string[],
  next: readonly string[],
): Result<undefined, 'MEDIA_CHANGED' | 'VALIDATION'> {
  const same = new Set(next);
  if (next.length !== seen.length || same.size !== next.length || !seen.every((id) => same.has(id)))
    return fail('VALIDATION', 'mediaIds');
  const isCurrent = current.length === seen.length && current.every((id, at) => id === seen[at]);
  return isCurrent ? ok() : fail('MEDIA_CHANGED');
}

/** Whether a place may be shown to these guests: MEDIA_MAIN for the main photo, which all see. */
export function checkVisibility(
  photos: readonly PlacedPhoto[],
  mediaId: string,
  visibility: MediaVisibility,
): Result<undefined, 'MEDIA_MAIN'> {
  const isMain = mainPhoto(photos)?.mediaId === mediaId;
  return isMain && visibility !== MediaVisibility.ALL_GUESTS ? fail('MEDIA_MAIN') : ok();
}

/** The same ids with one of them moved to another place, counted from 0. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** Who looks at what a cast shows. */
export interface MediaViewer {
  readonly isOwner: boolean;
  readonly hasHistory: boolean;
  readonly isHidden: boolean;
}

/** Whether somebody sees what a cast shows: herself always; a guest what is for all, and the rest with history; nobody hidden from her. */
export function maySee(visibility: MediaVisibility, viewer: MediaViewer): boolean {
  if (viewer.isOwner) return true;
  if (viewer.isHidden) return false;
  return visibility === MediaVisibility.ALL_GUESTS || viewer.hasHistory;
}
