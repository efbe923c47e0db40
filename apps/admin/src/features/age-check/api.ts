import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ageCheckAdminRoutes } from '@yoimachi/contract/age-check-admin';
import type { AgeCheckWay, AgeFinding, AgeRejection, DocumentType } from '@yoimachi/domain/age-check';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

/** A document that waits for a decision, as the queue lists it. */
export interface Waiting {
  readonly checkId: string;
  readonly who: 'CAST' | 'GUEST';
  readonly accountId: string;
  readonly nickname: string;
  readonly documentType: DocumentType;
  readonly way: AgeCheckWay;
  readonly finding: AgeFinding | null;
  readonly askedAt: string;
  readonly answerBy: string | null;
  readonly owner: { readonly id: string; readonly name: string } | null;
}

interface WaitingPage {
  readonly items: readonly Waiting[];
  readonly nextCursor: string | null;
}

const listAgeChecks = (cursor: string | null) =>
  call({
    method: 'GET',
    path: cursor === null ? '/age-checks' : `/age-checks?cursor=${encodeURIComponent(cursor)}`,
    who: 'operator',
    summary: 'Documents that wait for a decision, the first due first.',
  }) as unknown as Promise<WaitingPage>;

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
