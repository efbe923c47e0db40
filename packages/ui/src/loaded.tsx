import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailed } from './load-failed.tsx';
import { Page } from './page.tsx';
import { Bone, Skeleton } from './skeleton.tsx';

const SHEETS = (
  <Skeleton>
    <Bone className="h-24 rounded-lg" />
    <Bone className="h-52 rounded-lg" />
    <Bone className="h-52 rounded-lg" />
  </Skeleton>
);

/** A screen that needs one answer: its skeleton, its failure with a way on, or the screen. */
export function Loaded<T>({
  query,
  skeleton = SHEETS,
  children,
}: {
  readonly query: UseQueryResult<T>;
  /** As high as the screen; three sheets when absent. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  return <Page>{query.isError ? <QueryFailed query={query} /> : skeleton}</Page>;
}
