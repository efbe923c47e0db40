import { profileRoutes } from '@yoimachi/contract/profile';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** The stores matching a typed name, address or phone. */
export function storesQuery(text: string) {
  return queryOptions({
    queryKey: ['stores', text],
    queryFn: () => call(profileRoutes.findStores, { query: { text } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}
