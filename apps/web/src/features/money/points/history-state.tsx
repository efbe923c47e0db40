import type { HistoryLine } from '@yoimachi/contract/points';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { pointTexts as t } from './ja.ts';

interface HistoryPage {
  readonly items: readonly HistoryLine[];
  readonly nextCursor: string | null;
}

interface Props {
  readonly history: UseInfiniteQueryResult<InfiniteData<HistoryPage>>;
  /** Shown when there is nothing at all. */
  readonly empty: ReactNode;
  readonly children: (lines: readonly HistoryLine[]) => ReactNode;
}

/** A history while it loads, fails, is empty, or goes on. */
export function HistoryState({ history, empty, children }: Props) {
  const lines = history.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {history.isPending && <CardListSkeleton />}
      {history.isError && !history.data && (
        <LoadFailed
          error={history.error}
          isPending={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.data && lines.length === 0 && !history.hasNextPage && empty}
      {children(lines)}
      {history.hasNextPage && (
        <Button
          variant="line"
          isPending={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </>
  );
}
