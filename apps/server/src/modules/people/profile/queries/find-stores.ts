import type { FoundStore } from '@yoimachi/contract/profile';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { storeNameKey, storeQueryWords } from '@yoimachi/domain/profile';
import type { Db } from '#platform/database';
import { presentStore } from '../profile.present.ts';
import { searchStores } from '../stores.store.ts';

/** The stores matching a typed name, address or phone; none for text without a letter or digit. */
export async function findStores(db: Db, text: string): Promise<{ items: FoundStore[]; hasMore: boolean }> {
  const words = storeQueryWords(text);
  if (words.length === 0) return { items: [], hasMore: false };
  const rows = await searchStores(db, words, storeNameKey(text), PAGE_SIZE + 1);
  return { items: rows.slice(0, PAGE_SIZE).map(presentStore), hasMore: rows.length > PAGE_SIZE };
}
