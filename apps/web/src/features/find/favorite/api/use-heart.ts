import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { errorMessage, isNetworkError } from '#lib/api-error.ts';
import { isOf, outdate, renew, type Calls } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { favoriteTexts } from '../ja.ts';

interface Heart {
  /** Whose heart it is; quick taps of one are sent one after the other, so the last one decides. */
  readonly key: readonly string[];
  readonly send: (favorite: boolean) => Promise<unknown>;
  /** Shows it pressed, or not, in the answers of `reads`. */
  readonly mark: (favorite: boolean) => unknown;
  readonly reads: readonly Calls[];
  /** Lists that keep who was dropped until they are opened again, so that a slip can be undone there. */
  readonly lists: readonly Calls[];
  /** False where the screen itself shows it: there is no message. */
  readonly isTold: boolean;
}

/** Keeps or drops somebody: the heart changes at once and reverts if the call fails. */
export function useHeart({ key, send, mark, reads, lists, isTold }: Heart) {
  // It takes its options again each time: remembering them would only be more to load with the first screen.
  'use no memo';
  const client = useQueryClient();
  const isLast = () => client.isMutating({ mutationKey: key }) <= 1;
  return useMutation({
    mutationKey: key,
    scope: { id: key.join(':') },
    mutationFn: send,
    onMutate: (favorite) => {
      mark(favorite);
      return onAnswer(client, reads, () => mark(favorite));
    },
    onSuccess: (_, favorite, stop) => {
      if (!isLast()) return stop();
      mark(favorite);
      // Asked for before it was kept or dropped.
      void renew(client, { predicate: isOf(...reads), fetchStatus: 'fetching' }).then(stop, stop);
      if (isTold) showToast(favorite ? favoriteTexts.added : favoriteTexts.removed, 'ok');
      void outdate(client, ...lists);
    },
    onError: (error, favorite, stop) => {
      stop?.();
      if (isLast()) mark(!favorite);
      if (!isNetworkError(error)) showToast(errorMessage(error), 'danger');
    },
  });
}

/** Runs with each answer to one of these calls until the returned function is called, before a screen shows it: it may be of before the tap. */
function onAnswer(client: QueryClient, calls: readonly Calls[], run: () => void): () => void {
  const isAsked = isOf(...calls);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (isAsked(event.query)) run();
  });
}
