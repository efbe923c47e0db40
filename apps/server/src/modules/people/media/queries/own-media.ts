import { MediaVisibility } from '@yoimachi/domain/media';
import { takesWmv } from '#platform/config';
import type { Db } from '#platform/database';
import type { MediaContext } from '../media.means.ts';
import { presentCastMedia, presentPlace, type Looking } from '../media.present.ts';
import { placedFiles } from '../media.store.ts';
import { onlyOf, photosOf, placesOf } from '../places.ts';
import { publicPath } from '../links.ts';

const own = ({ links, clock }: MediaContext, id: string): Looking => ({
  links,
  holder: { side: 'account', id },
  now: clock.now(),
});

export async function readCastMedia(context: MediaContext, castId: string) {
  const places = placesOf(await placedFiles(context.db, castId));
  return { ...presentCastMedia(places, own(context, castId)), takesWmv: takesWmv(context.config) };
}

export async function readAvatar(context: MediaContext, guestId: string) {
  const place = onlyOf(placesOf(await placedFiles(context.db, guestId)), 'AVATAR');
  return {
    avatar: place && presentPlace(place, own(context, guestId)),
    shown: place?.shown ? publicPath(place.shown) : null,
  };
}

/** Her photos that everybody sees, as they see them. */
export async function ownPhotos(db: Db, castId: string): Promise<string[]> {
  const photos = photosOf(placesOf(await placedFiles(db, castId)));
  const open = photos.filter(
    ({ isShown, visibility }) => isShown && visibility === MediaVisibility.ALL_GUESTS,
  );
  return open.map(({ shown }) => publicPath(shown!));
}
