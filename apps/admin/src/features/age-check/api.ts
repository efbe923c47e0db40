import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ageCheckAdminRoutes } from '@yoimachi/contract/age-check-admin';
import type { AgeRejection } from '@yoimachi/domain/age-check';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

/** A document that waits for a decision, as the queue lists it. */
export type Waiting = CallAnswer<typeof ageCheckAdminRoutes.listAgeChecks>['items'][number];

const listAgeChecks = (cursor: string | null) =>
  call(ageCheckAdminRoutes.listAgeChecks, { query: cursor === null ? {} : { cursor } });

const queue = infiniteQueryOptions({
  queryKey: ['age-checks'],
  queryFn: ({ pageParam }) => listAgeChecks(pageParam),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const useQueue = () => useInfiniteQuery(queue);

export type Opened = CallAnswer<typeof ageCheckAdminRoutes.readAgeCheck>;

/** Opens a document, which is kept in the audit with its reason. */
export const readAgeCheck = (checkId: string, reason: string): Promise<Opened> =>
  call(ageCheckAdminRoutes.readAgeCheck, { params: { checkId }, body: { reason } });

interface Decision {
  readonly checkId: string;
  /** Null: it is approved. */
  readonly reason: AgeRejection | null;
}

export function useDecide() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ checkId, reason }: Decision) =>
      reason === null
        ? call(ageCheckAdminRoutes.approveAgeCheck, { params: { checkId } })
        : call(ageCheckAdminRoutes.rejectAgeCheck, { params: { checkId }, body: { reason } }),
    // Also after a refusal: somebody else may have decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queue.queryKey }),
  });
}
