import { pauseRoutes } from '@yoimachi/contract/pause';
import type { PauseState } from '@yoimachi/contract/pause';
import { profileRoutes } from '@yoimachi/contract/profile';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, refresh } from '#lib/queries.ts';

/** Whether she has paused, and what of hers stays; requests come and go, so that it is read again. */
export const pauseQuery = () => query(pauseRoutes.getPause, {}, { staleTime: 0 });

/** Pauses, names another day, or resumes; sent twice it is the same. */
export function usePause() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof pauseRoutes.putPause>): Promise<PauseState> =>
      call(pauseRoutes.putPause, { body }),
    onSuccess: async (state) => {
      client.setQueryData(pauseQuery().queryKey, state);
      await refresh(client, profileRoutes.castHome, profileRoutes.getCastProfile);
    },
  });
}
