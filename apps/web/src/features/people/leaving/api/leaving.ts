import { leavingRoutes } from '@yoimachi/contract/leaving';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { useAct } from '#lib/use-act.ts';

/** What leaving would do now; read again each time the screen opens. */
export function leavingQuery() {
  return queryOptions({
    queryKey: ['leaving'],
    queryFn: () => call(leavingRoutes.previewLeaving),
    staleTime: 0,
  });
}

/** Leaves with the sums that were shown; when they are others by now, the new ones are read. */
export function useLeave(onDone: () => void) {
  const client = useQueryClient();
  return useAct({
    name: 'leave',
    send: (body: BodyInputOf<typeof leavingRoutes.leave>, idempotencyKey) =>
      call(leavingRoutes.leave, { body, idempotencyKey }),
    onDone,
    onRefused: () => void client.invalidateQueries({ queryKey: leavingQuery().queryKey }),
  });
}
