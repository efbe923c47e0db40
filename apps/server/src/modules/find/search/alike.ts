import { foldForSearch } from '@yoimachi/domain/text';
import { recentDistricts } from '#people/profile';
import type { Db } from '#platform/database';
import type { Alike, SearchFilter } from './conditions.ts';
import { TAG_READINGS } from './readings.ja.ts';
import { findAlike } from './search.store.ts';

const TAGS: ReadonlyMap<string, string> = new Map(
  Object.entries(TAG_READINGS).map(([tag, reading]) => [reading, foldForSearch(tag)] as const),
);

/** What is looked for when nobody has the words as they were typed: what is read so, and whatever is most like the rest. */
export async function meantBy(
  db: Db,
  typed: SearchFilter,
): Promise<{ readonly filter: SearchFilter; readonly alike: Alike }> {
  const districts = await recentDistricts(db);
  const placeRead = (word: string) => districts.find(({ reading }) => reading === word)?.name;
  const written = (word: string) => {
    const place = placeRead(word);
    return place === undefined ? (TAGS.get(word) ?? word) : foldForSearch(place);
  };
  const words = typed.words.map(written);
  return { filter: { ...typed, words }, alike: await findAlike(db, words) };
}
