import { TimeTab } from '@yoimachi/domain/booking';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { CardListSkeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { bookingTexts as t, timeTabLabels } from './ja.ts';

interface PageOf<Item> {
  readonly items: readonly Item[];
}

interface Props<Item> {
  readonly tab: TimeTab;
  readonly onTab: (tab: TimeTab) => void;
  readonly list: UseInfiniteQueryResult<InfiniteData<PageOf<Item>>>;
  readonly item: (item: Item) => ReactNode;
  /** Under 「予約はありません」: what can be done. */
  readonly emptyDetail?: string;
  readonly emptyAction?: ReactNode;
  /** Between the tabs and the list: filters. */
  readonly children?: ReactNode;
}

/** The bookings of one side by time: future, past, refused and cancelled. */
export function BookingList<Item extends { readonly bookingId: string }>(props: Props<Item>) {
  const { tab, onTab, list, item, children } = props;
  const tabs = Object.values(TimeTab).map((value) => ({ value, label: timeTabLabels[value] }));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Tabs<TimeTab> id={useId()} label={t.tabsLabel} tabs={tabs} value={tab} onChange={onTab}>
      <div className="flex flex-1 flex-col gap-3 pt-1">
        {children}
        {list.isPending && <CardListSkeleton />}
        {list.isError && !list.data && (
          <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
        )}
        {list.data && items.length === 0 && (
          <State icon="calendar" title={t.empty} detail={props.emptyDetail} action={props.emptyAction} />
        )}
        {items.length > 0 && (
          <ul className="flex flex-col gap-3">
            {items.map((entry) => (
              <li key={entry.bookingId}>{item(entry)}</li>
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button
            variant="line"
            isPending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t.more}
          </Button>
        )}
      </div>
    </Tabs>
  );
}
