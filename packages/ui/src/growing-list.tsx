import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { uiTexts } from './ja.ts';
import { QueryFailed } from './load-failed.tsx';
import { CardListSkeleton } from './skeleton.tsx';

type Growing<Item> = UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>;

interface StateProps {
  readonly list: Growing<unknown>;
  /** How many cards stand for it while it loads. */
  readonly bones?: number | undefined;
  /** What else does, where it is not of cards. */
  readonly skeleton?: ReactNode;
  /** Shown when there is nothing at all. */
  readonly empty: ReactNode;
  /** What stands above it is still to come: the list waits, so as not to be pushed down when it is there. */
  readonly isWaiting?: boolean | undefined;
}

interface Props<Item> extends StateProps {
  readonly list: Growing<Item>;
  /** Draws what is there, once something is. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** What of a list has come so far. */
export function itemsOf<Item>({ data }: Growing<Item>): readonly Item[] {
  return data?.pages.flatMap((page) => page.items) ?? [];
}

/** A list that grows page by page: while it loads, failed, is empty, or goes on. */
export function GrowingList<Item>({
  list,
  bones,
  skeleton,
  empty,
  isWaiting = false,
  children,
}: Props<Item>) {
  const items = isWaiting ? [] : itemsOf(list);
  return (
    <>
      <ListState {...{ list, bones, skeleton, empty, isWaiting }} />
      {items.length > 0 && children(items)}
      {!isWaiting && <MoreButton list={list} />}
    </>
  );
}

/** What stands in the place of a list that shows nothing yet. */
export function ListState({ list, bones, skeleton, empty, isWaiting = false }: StateProps) {
  if (list.isPending || isWaiting) {
    // Another one in the place that it has then, instead of one that is seen moving there.
    return <Fragment key={String(isWaiting)}>{skeleton ?? <CardListSkeleton count={bones} />}</Fragment>;
  }
  if (!list.data) {
    return <QueryFailed query={list} />;
  }
  return itemsOf(list).length === 0 && !list.hasNextPage && empty;
}

/** The end of a list that goes on. */
export function MoreButton({ list }: Pick<StateProps, 'list'>) {
  if (!list.hasNextPage) return null;
  return (
    <Button variant="line" isPending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {uiTexts.more}
    </Button>
  );
}
