import { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import { UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';
import { DEMO_GUEST_PHONE } from './accounts.ts';
import { SEARCHES } from './searches.ja.ts';
import { visit } from './visitor.ts';

/** Searches that the demo guest keeps, the first of which tells; also in a demo of before. */
export async function playSearches(app: App): Promise<void> {
  const guest = await visit(app, DEMO_GUEST_PHONE, UserType.GUEST);
  if ((await guest.call(savedSearchRoutes.listSavedSearches)).items.length > 0) return;
  for (const search of SEARCHES) await guest.call(savedSearchRoutes.saveSearch, search);
}
