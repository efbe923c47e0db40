import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { uiTexts } from './ja.ts';
import { QueryFailed } from './load-failed.tsx';
import { CardListSkeleton } from './skeleton.tsx';

type Growing<Item> = UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>;

interface StateProps {
  readonly list: Growing<unknown>;
  /** How many cards stand for it while it loads. */
  readonly bones?: number | undefined;
  /** Shown when there is nothing at all. */
  readonly empty: ReactNode;
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
export function GrowingList<Item>({ list, bones, empty, children }: Props<Item>) {
  const items = itemsOf(list);
  return (
    <>
      <ListState list={list} bones={bones} empty={empty} />
      {items.length > 0 && children(items)}
      <MoreButton list={list} />
    </>
  );
}

/** What stands in the place of a list that shows nothing yet. */
export function ListState({ list, bones, empty }: StateProps) {
  if (list.isPending) return <CardListSkeleton count={bones} />;
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
