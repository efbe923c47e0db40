import type { Suggestions } from '@yoimachi/contract/search';
import { areaName, fullAreaName, OTHER_DISTRICT, storeNameKey, TAG_GROUPS } from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import { recentDistricts, type DistrictRow } from '#people/profile';
import type { Db } from '#platform/database';
import { TAG_READINGS } from '../readings.ja.ts';
import { findNames, findStores } from '../suggest.store.ts';

/** Of each kind. */
const MOST = 4;
const TAGS = [...new Set(Object.values(TAG_GROUPS).flat())].map((tag) => ({
  tag,
  forms: [foldForSearch(tag), TAG_READINGS[tag] ?? ''],
}));
/** What an input method has not yet made a syllable of: ぎんz. */
const UNFINISHED = /(?<=[\p{Script=Hiragana}ー])[a-z]{1,3}$/u;

/** What begins with what is typed, or is read so; of districts and tags also what holds it, behind. */
export async function suggest(db: Db, guestId: string, typed: string): Promise<Suggestions> {
  const start = foldForSearch(typed).replace(UNFINISHED, '');
  if (start === '') return { casts: [], stores: [], districts: [], tags: [] };
  const [casts, stores, districts] = await Promise.all([
    findNames(db, guestId, start, MOST),
    findStores(db, guestId, storeNameKey(typed), MOST),
    recentDistricts(db),
  ]);
  return {
    casts: casts.map(inArea),
    stores: stores.map(inArea),
    districts: closest(districts.filter(isNamed).map(typable), start).map(({ name, prefecture }) => ({
      prefecture,
      district: name,
      label: fullAreaName(prefecture, name),
    })),
    tags: closest(TAGS, start).map(({ tag }) => tag),
  };
}

const inArea = <Row extends { readonly prefecture: number; readonly district: string }>(row: Row) => ({
  ...row,
  district: areaName(row.prefecture, row.district),
});

/** The rest of a prefecture is nothing that anybody looks for. */
const isNamed = ({ name }: DistrictRow) => name !== OTHER_DISTRICT;
const typable = (place: DistrictRow) => ({ ...place, forms: [foldForSearch(place.name), place.reading] });

function closest<One extends { readonly forms: readonly string[] }>(
  all: readonly One[],
  start: string,
): One[] {
  return all
    .map((one) => ({ one, places: one.forms.map((form) => form.indexOf(start)).filter((at) => at >= 0) }))
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => Number(!a.places.includes(0)) - Number(!b.places.includes(0)))
    .slice(0, MOST)
    .map(({ one }) => one);
}
