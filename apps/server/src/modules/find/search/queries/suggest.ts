import type { Suggestions } from '@yoimachi/contract/search';
import {
  areaName,
  DISTRICTS,
  fullAreaName,
  OTHER_DISTRICT,
  storeNameKey,
  TAG_GROUPS,
} from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import type { Db } from '#platform/database';
import { findNames, findStores } from '../suggest.store.ts';

/** Of each kind. */
const MOST = 4;
const TAGS = [...new Set(Object.values(TAG_GROUPS).flat())].map((tag) => ({
  tag,
  folded: foldForSearch(tag),
}));
const PLACES = DISTRICTS.filter(({ name }) => name !== OTHER_DISTRICT).map((place) => ({
  ...place,
  folded: foldForSearch(place.name),
}));

/** What begins with what is typed; of districts and tags also what holds it, behind. */
export async function suggest(db: Db, guestId: string, typed: string): Promise<Suggestions> {
  const start = foldForSearch(typed);
  if (start === '') return { casts: [], stores: [], districts: [], tags: [] };
  const [casts, stores] = await Promise.all([
    findNames(db, guestId, start, MOST),
    findStores(db, guestId, storeNameKey(typed), MOST),
  ]);
  return {
    casts: casts.map(({ id, nickname, prefecture, district, store_name }) => ({
      castId: id,
      nickname,
      district: areaName(prefecture, district),
      storeName: store_name,
    })),
    stores: stores.map(({ name, prefecture, district }) => ({
      name,
      district: areaName(prefecture, district),
    })),
    districts: closest(PLACES, start).map(({ name, prefecture }) => ({
      prefecture,
      district: name,
      label: fullAreaName(prefecture, name),
    })),
    tags: closest(TAGS, start).map(({ tag }) => tag),
  };
}

function closest<One extends { readonly folded: string }>(all: readonly One[], start: string): One[] {
  return all
    .map((one) => ({ one, at: one.folded.indexOf(start) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, MOST)
    .map(({ one }) => one);
}
