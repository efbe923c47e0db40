import { readTier } from '#find/tier';
import type { FavoriteSearch } from './api/list-favorites.ts';

/** Reads an address; anything that narrows nothing is dropped. */
export function readFavoriteSearch(search: Readonly<Record<string, unknown>>): FavoriteSearch {
  const { groupId } = search;
  const tier = readTier(search['tier']);
  return { ...(typeof groupId === 'string' && { groupId }), ...(tier && { tier }) };
}
