import { areaName } from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import type { Trx } from '#platform/database';
import { findCast, listTags, saveSearchText } from '../cast.store.ts';

/** Everything public she can be searched by, in the form in which words are compared. */
export async function refreshSearchText(trx: Trx, castId: string): Promise<void> {
  const cast = await findCast(trx, castId);
  const tags = await listTags(trx, castId);
  const words = [
    cast.nickname,
    cast.store_name,
    cast.store_district && areaName(cast.store_prefecture!, cast.store_district),
    cast.short_profile,
    ...tags.map(({ tag }) => tag),
  ];
  await saveSearchText(trx, castId, foldForSearch(words.filter(Boolean).join(' ')));
}
