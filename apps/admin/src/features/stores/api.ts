import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { call } from '#lib/api.ts';
import { useQuietAct } from '#lib/use-told-act.ts';
import { pagesByCursor, type CallAnswer } from '#ui/lib/request.ts';
import type { StoresSearch } from './search.ts';

/** Whatever is read of stores: a correction of one may change lists and joins. */
const storesKey = ['stores'] as const;

export type Store = CallAnswer<typeof profileAdminRoutes.readStore>;
export type ListedStore = CallAnswer<typeof profileAdminRoutes.listStores>['items'][number];
export type JoinPreview = CallAnswer<typeof profileAdminRoutes.previewStoreJoin>;
export type Correction = Parameters<typeof correct>[1];

export const storeList = (filters: StoresSearch) =>
  infiniteQueryOptions({
    queryKey: [...storesKey, 'list', filters],
    queryFn: ({ pageParam }) =>
      call(profileAdminRoutes.listStores, {
        query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });

export const oneStore = (storeId: string) =>
  queryOptions({
    queryKey: [...storesKey, 'one', storeId],
    queryFn: () => call(profileAdminRoutes.readStore, { params: { storeId } }),
  });

/** What joining would move; reckoned again whenever it is looked at. */
export const joinPreview = (keptId: string, droppedId: string) =>
  queryOptions({
    queryKey: [...storesKey, 'join', keptId, droppedId],
    queryFn: () => call(profileAdminRoutes.previewStoreJoin, { params: { keptId, droppedId } }),
    staleTime: 0,
  });

const correct = (
  storeId: string,
  body: {
    readonly storeName?: string;
    readonly storeAddress?: string;
    readonly storePhoneNumber?: string;
    readonly storeCategory?: number;
    readonly storePrefecture?: number;
    readonly storeArea?: string;
    readonly storeUrl?: string | null;
  },
) => call(profileAdminRoutes.correctStore, { params: { storeId }, body });

export const useCorrect = (storeId: string) =>
  useQuietAct({ act: (change: Correction) => correct(storeId, change), keys: [storesKey] });

export const useJoin = () =>
  useQuietAct({
    act: (params: { readonly keptId: string; readonly droppedId: string }) =>
      call(profileAdminRoutes.joinStores, { params }),
    keys: [storesKey],
  });

/** The first page of what may be the same store. */
export const otherStores = (words: string) =>
  queryOptions({
    queryKey: [...storesKey, 'others', words],
    queryFn: () => call(profileAdminRoutes.listStores, { query: { words } }),
  });
