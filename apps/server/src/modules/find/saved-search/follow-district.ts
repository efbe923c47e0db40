import { movedFilter, type DistrictMove } from '@yoimachi/domain/saved-search';
import type { Trx } from '#platform/database';
import * as store from './saved-search.store.ts';

const PART = 200;

/** Searches that name a district look where it is now. One that would then be the same as another of his goes. */
export async function followDistrict(trx: Trx, move: DistrictMove): Promise<void> {
  for (let after: string | null = null; ;) {
    const searches = await store.searchesNaming(trx, move.from.name, after, PART);
    for (const { id, guest_id, filter } of searches) {
      const moved = movedFilter(filter, move);
      if (moved === filter) continue;
      if (await store.findSame(trx, guest_id, moved)) await store.deleteSearch(trx, guest_id, id);
      else await store.setFilter(trx, id, moved);
    }
    if (searches.length < PART) return;
    after = searches.at(-1)!.id;
  }
}
