import { leavingRoutes } from '@yoimachi/contract/leaving';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';

/** What leaving would do now; read again each time the screen opens. */
export const leavingQuery = () => query(leavingRoutes.previewLeaving, {}, { staleTime: 0 });

/** Leaves with the sums that were shown; when they are others by now, the new ones are read. */
export function useLeave(onDone: () => void) {
  const refresh = useRefresh(leavingRoutes.previewLeaving);
  return useAct({
    name: 'leave',
    send: (body: BodyInputOf<typeof leavingRoutes.leave>, idempotencyKey) =>
      call(leavingRoutes.leave, { body, idempotencyKey }),
    onDone,
    onRefused: () => void refresh(),
  });
}
