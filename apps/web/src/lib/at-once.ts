import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { errorMessage, isNetworkError } from '#lib/api-error.ts';
import { renew } from './queries.ts';
import { showToast } from '#lib/toast.ts';

interface AtOnce<Sent> {
  /** Acts of one name are sent one after the other, and the last one decides. */
  readonly name: string;
  /** The answers in which it shows. */
  readonly filters: QueryFilters;
  /** Changes those answers as the server will. */
  readonly show: (sent: Sent) => unknown;
  /** Whether it is something that nobody pressed: a refusal takes it back and says nothing. */
  readonly isQuiet?: (sent: Sent) => boolean;
}

/**
 * What a mutation needs to be shown before the server's word: `useSend(route, atOnce(client, { … }))`. An answer that is under way is of
 * before and would show that again, so it is given up; when the last act has ended, all are asked for anew. A refusal takes the change back
 * with a sentence. Never for bookings and money.
 */
export function atOnce<Sent>(client: QueryClient, { name, filters, show, isQuiet }: AtOnce<Sent>) {
  const mutationKey = ['at-once', name];
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  return {
    mutationKey,
    scope: { id: name },
    onMutate: async (sent: Sent) => {
      await client.cancelQueries(filters);
      const before = client.getQueriesData(filters);
      show(sent);
      return before;
    },
    onError: (error: Error, sent: Sent, before: ReturnType<QueryClient['getQueriesData']> | undefined) => {
      if (isLast()) for (const [key, data] of before ?? []) client.setQueryData(key, data);
      // Of a lost network every failed call tells by itself.
      if (!isQuiet?.(sent) && !isNetworkError(error)) showToast(errorMessage(error), 'danger');
    },
    onSettled: () => (isLast() ? renew(client, filters) : undefined),
  };
}
