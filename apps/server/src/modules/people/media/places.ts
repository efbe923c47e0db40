import { mainPhoto, type MediaKind } from '@yoimachi/domain/media';
import { castChanged } from '#events/catalogue.ts';
import { publish } from '#platform/outbox';
import type { Trx } from '#platform/database';
import { publicPath } from './links.ts';
import { placedFiles, writeCastPhoto, writeGuestPhoto, type PlacedRow } from './media.store.ts';

/** A place with what it shows and what is to follow; one of the two is there. */
export interface Place {
  readonly mediaId: string;
  readonly kind: MediaKind;
  readonly position: number;
  readonly visibility: PlacedRow['visibility'];
  readonly isShown: boolean;
  readonly shown: PlacedRow | null;
  readonly next: PlacedRow | null;
}

/** Somebody's places in their order. */
export function placesOf(rows: readonly PlacedRow[]): Place[] {
  const ids = [...new Set(rows.map((row) => row.media_id))];
  return ids.map((mediaId) => {
    const files = rows.filter((row) => row.media_id === mediaId);
    const shown = files.find(({ state }) => state === 'PUBLISHED') ?? null;
    const next = files.find(({ state }) => state !== 'PUBLISHED') ?? null;
    const { kind, position, visibility } = files[0]!;
    return { mediaId, kind, position, visibility, isShown: shown !== null, shown, next };
  });
}

export const photosOf = (places: readonly Place[]): Place[] => places.filter(({ kind }) => kind === 'PHOTO');
export const onlyOf = (places: readonly Place[], kind: 'VIDEO' | 'AVATAR'): Place | null =>
  places.find((place) => place.kind === kind) ?? null;

/** Photos that are shown as guests look through them: first the one by which she was found. */
export function mainFirst(photos: readonly Place[]): Place[] {
  const main = mainPhoto(photos);
  return main ? [main, ...photos.filter((photo) => photo !== main)] : [...photos];
}

/** After a change of somebody's pictures: what lists show of the person. */
export async function writeMain(trx: Trx, accountId: string, kind: MediaKind, at: Date): Promise<void> {
  if (kind === 'VIDEO') return;
  const places = placesOf(await placedFiles(trx, accountId));
  if (kind === 'AVATAR') {
    const shown = onlyOf(places, 'AVATAR')?.shown;
    await writeGuestPhoto(trx, accountId, shown ? publicPath(shown) : null);
  } else {
    const shown = mainPhoto(photosOf(places))?.shown;
    await writeCastPhoto(trx, accountId, shown ? publicPath(shown) : null);
    await publish(trx, castChanged, { castId: accountId }, at);
  }
}
