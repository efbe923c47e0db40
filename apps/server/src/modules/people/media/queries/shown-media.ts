import { maySee, MediaVisibility } from '@yoimachi/domain/media';
import type { MediaPlace } from '@yoimachi/contract/media';
import type { Crypto } from '#platform/crypto';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { createLinks } from '#platform/http';
import { presentVideo, shownPath } from '../media.present.ts';
import { placedFiles } from '../media.store.ts';
import { hadMeeting } from '../file.store.ts';
import { mainFirst, onlyOf, photosOf, placesOf } from '../places.ts';

interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly crypto: Crypto;
}

/** What somebody is shown of a cast's pictures; the caller has seen to it that he may see her at all. */
export interface ShownMedia {
  readonly photos: string[];
  readonly video: MediaPlace['video'];
  readonly hasMoreMedia: boolean;
}

/** Of a cast, to a guest or to herself. The main photo stands first: it is the one by which she was found. */
export async function shownMedia(
  { db, clock, crypto }: Context,
  castId: string,
  viewerId: string,
): Promise<ShownMedia> {
  const places = placesOf(await placedFiles(db, castId)).filter(({ isShown }) => isShown);
  const isOwner = viewerId === castId;
  const restricted = places.some(({ visibility }) => visibility !== MediaVisibility.ALL_GUESTS);
  const viewer = {
    isOwner,
    isHidden: false,
    hasHistory: restricted && !isOwner && (await hadMeeting(db, castId, viewerId)),
  };
  const seen = places.filter(({ visibility }) => maySee(visibility, viewer));
  const looking = {
    links: createLinks({ crypto, clock }),
    holder: { side: 'account', id: viewerId },
    now: clock.now(),
  } as const;
  const video = onlyOf(seen, 'VIDEO');
  return {
    photos: mainFirst(photosOf(seen)).map((place) => shownPath(place, looking)),
    video: video && presentVideo(video.shown!, shownPath(video, looking)),
    hasMoreMedia: seen.length < places.length,
  };
}
