import { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import type { SavedSearch } from '@yoimachi/contract/saved-search';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** The searches that are kept, the newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async () => (await call(savedSearchRoutes.listSavedSearches)).items,
});

export type SearchToSave = Pick<SavedSearch, 'filter' | 'isTold' | 'name'>;

/** The same conditions are kept once, whatever is sent again. */
export const useSaveSearch = () =>
  useSavedSearches((body: SearchToSave) => call(savedSearchRoutes.saveSearch, { body }));

/** Quick taps are sent one after the other, so that the last one counts. */
export const useTellOfSearch = () =>
  useSavedSearches(({ savedSearchId, isTold }: Pick<SavedSearch, 'isTold' | 'savedSearchId'>) =>
    call(savedSearchRoutes.tellOfSearch, { params: { savedSearchId }, body: { isTold } }),
  );

export const useForgetSearch = () =>
  useSavedSearches((savedSearchId: string) =>
    call(savedSearchRoutes.forgetSearch, { params: { savedSearchId } }),
  );

function useSavedSearches<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'saved-searches' },
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  });
}
