import { foldForSearch } from '@yoimachi/domain/text';
import type { Db } from '#platform/database';
import type { Alike, SearchFilter } from './conditions.ts';
import { READ_DISTRICTS, TAG_READINGS } from './readings.ja.ts';
import { findAlike } from './search.store.ts';

const WRITTEN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(TAG_READINGS).map(([tag, reading]) => [reading, foldForSearch(tag)] as const),
  ...READ_DISTRICTS.map(({ name, reading }) => [reading, foldForSearch(name)] as const),
]);

/** What is looked for when nobody has the words as they were typed: what is read so, and whatever is most like the rest. */
export async function meantBy(
  db: Db,
  typed: SearchFilter,
): Promise<{ readonly filter: SearchFilter; readonly alike: Alike }> {
  const words = typed.words.map((word) => WRITTEN.get(word) ?? word);
  return { filter: { ...typed, words }, alike: await findAlike(db, words) };
}
