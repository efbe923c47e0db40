import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { query } from '#lib/queries.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type Store = CallAnswer<typeof profileAdminRoutes.readStore>;
export type ListedStore = CallAnswer<typeof profileAdminRoutes.listStores>['items'][number];
export type JoinPreview = CallAnswer<typeof profileAdminRoutes.previewStoreJoin>;

/** What joining would move; reckoned again whenever it is looked at. */
export const joinPreview = (keptId: string, droppedId: string) =>
  query(profileAdminRoutes.previewStoreJoin, { params: { keptId, droppedId } }, { staleTime: 0 });
