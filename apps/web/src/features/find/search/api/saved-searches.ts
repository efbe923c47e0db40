import { savedSearchRoutes, type SavedSearch } from '@yoimachi/contract/saved-search';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';

/** The searches that are kept, the newest first. */
export const savedSearchesQuery = () =>
  query(savedSearchRoutes.listSavedSearches, {}, { select: ({ items }) => items });

/** Quick taps are sent one after the other, so that the last one counts. */
export const useTellOfSearch = () =>
  useSavedSearches(({ savedSearchId, isTold }: Pick<SavedSearch, 'isTold' | 'savedSearchId'>) =>
    call(savedSearchRoutes.tellOfSearch, { params: { savedSearchId }, body: { isTold } }),
  );

export const useForgetSearch = () =>
  useSavedSearches((savedSearchId: string) =>
    call(savedSearchRoutes.forgetSearch, { params: { savedSearchId } }),
  );

const useSavedSearches = <Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) =>
  useMutation({
    scope: { id: 'saved-searches' },
    mutationFn,
    onSettled: useRefresh(savedSearchRoutes.listSavedSearches),
  });
