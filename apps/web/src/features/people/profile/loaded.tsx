import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';

/** A screen that needs one answer: its skeleton, its failure with a way on, or the screen. */
export function Loaded<T>({
  query,
  children,
}: {
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Page>
      {query.isError ? (
        <LoadFailed error={query.error} isPending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton>
          <Bone className="h-24 rounded-lg" />
          <Bone className="h-52 rounded-lg" />
          <Bone className="h-52 rounded-lg" />
        </Skeleton>
      )}
    </Page>
  );
}
