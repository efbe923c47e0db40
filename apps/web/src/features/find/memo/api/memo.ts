import { memoRoutes } from '@yoimachi/contract/memo';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';

export const memoQuery = (friendId: string) => query(memoRoutes.readMemo, { params: { friendId } });

/** Keeps a memo; again the same changes nothing. */
export function useWriteMemo(friendId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(memoRoutes.writeMemo, { params: { friendId }, body: { text } }),
    onSuccess: ({ updatedAt }, text) =>
      client.setQueryData(memoQuery(friendId).queryKey, { text: text.trim(), updatedAt }),
  });
}
