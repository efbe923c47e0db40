import { mainPhoto, MediaVisibility } from '@yoimachi/domain/media';
import type { MediaPlace } from '@yoimachi/contract/media';
import type { Links } from '#platform/http';
import { colourOf, publicPath, signedPath, type LinkHolder } from './links.ts';
import type { PlacedRow } from './media.store.ts';
import { onlyOf, photosOf, type Place } from './places.ts';

/** How paths are made for somebody who looks. */
export interface Looking {
  readonly links: Links;
  readonly holder: LinkHolder;
  readonly now: Date;
}

/** Below this address its files lie for who looks. */
const pathFor = (file: PlacedRow, { links, holder, now }: Looking): string =>
  `${file.static_path ?? signedPath(links, file, holder, now)}${colourOf(file)}`;

/** What somebody else is given: for all, or for him. */
export const shownPath = (place: Place, looking: Looking): string =>
  place.visibility === MediaVisibility.ALL_GUESTS ? publicPath(place.shown!) : pathFor(place.shown!, looking);

/** A video and its poster below the path of its files. */
export function presentVideo(file: PlacedRow, path: string): NonNullable<MediaPlace['video']> {
  return {
    src: fileAt(path, 'video.mp4'),
    poster: file.has_poster ? fileAt(path, 'poster.jpg') : null,
    seconds: file.duration_seconds ?? 0,
  };
}

/** The address of one file below a path, which may have a query and a colour behind it. */
function fileAt(path: string, name: string): string {
  const [, base = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
  return `${base}/${name}${query}`;
}

/** A place as its owner sees it. */
export function presentPlace(place: Place, looking: Looking) {
  const { shown, next } = place;
  const last = next ?? shown!;
  const seen = next?.made_at ? next : (shown ?? null);
  const path = seen && (seen.made_at !== null || seen.static_path !== null) ? pathFor(seen, looking) : null;
  return {
    mediaId: place.mediaId,
    state: last.state,
    picture: path,
    video: place.kind === 'VIDEO' && seen && path !== null ? presentVideo(seen, path) : null,
    hasOlder: next !== null && shown !== null,
    visibility: place.visibility,
    submittedAt: last.submitted_at,
    shownAt: shown?.decided_at ?? null,
    reason: last.reason,
    sizeBytes: last.size_bytes,
  };
}

/** A cast's own photos and video. */
export function presentCastMedia(places: readonly Place[], looking: Looking) {
  const photos = photosOf(places);
  const video = onlyOf(places, 'VIDEO');
  return {
    photos: photos.map((place) => presentPlace(place, looking)),
    mainId: mainPhoto(photos)?.mediaId ?? null,
    video: video && presentPlace(video, looking),
  };
}
