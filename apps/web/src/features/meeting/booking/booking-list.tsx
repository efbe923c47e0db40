import { TimeTab, type Role } from '@yoimachi/domain/booking';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { GroupSelect, useGroupsAwaited } from '#find/group';
import { useToDo } from '#lib/use-to-do.ts';
import { ChoiceStrip } from '#ui/choice-strip.tsx';
import { Counted } from '#ui/counted.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { State } from '#ui/state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { bookingTexts as t, listChoiceLabels, tabGroupLabels, timeTabLabels } from './ja.ts';
import { CHOICES_OF_TAB, listFilter, type ListChoice, type ListFilter } from './list-filter.ts';

interface PageOf<Item> {
  readonly items: readonly Item[];
}

interface Props<Item> {
  readonly role: Role;
  readonly filter: ListFilter;
  readonly onFilter: (filter: ListFilter) => void;
  readonly list: UseInfiniteQueryResult<InfiniteData<PageOf<Item>>>;
  readonly item: (item: Item) => ReactNode;
  /** Under 「予約はありません」: what can be done. */
  readonly emptyDetail?: string;
  readonly emptyAction?: ReactNode;
}

/** One side's bookings by time: future, past, refused and cancelled; filtered by status. */
export function BookingList<Item extends { readonly bookingId: string }>(props: Props<Item>) {
  const { filter, onFilter, list, item } = props;
  const { tab = 'FUTURE' } = filter;
  const toDo = useToDo();
  const isWaiting = useGroupsAwaited();
  const counts = { FUTURE: toDo?.requests, PAST: toDo?.reviews, PAST_REJECT_CANCEL: 0 };
  const tabs = Object.values(TimeTab).map((value) => ({
    value,
    label: <Counted text={timeTabLabels[value]} count={counts[value] ?? 0} />,
  }));
  return (
    <Tabs<TimeTab>
      id={useId()}
      label={t.tabsLabel}
      tabs={tabs}
      value={tab}
      onChange={(next) => onFilter(listFilter(next, filter.status, filter.groupId))}
    >
      <div className="flex flex-1 flex-col gap-3 pt-1">
        <StatusStrip role={props.role} filter={filter} onFilter={onFilter} />
        <GroupSelect
          side={props.role}
          value={filter.groupId}
          onChange={(groupId) => onFilter(listFilter(tab, filter.status, groupId))}
        />
        <GrowingList
          list={list}
          isWaiting={isWaiting}
          empty={
            filter.groupId === undefined ? (
              <State icon="calendar" title={t.empty} detail={props.emptyDetail} action={props.emptyAction} />
            ) : (
              <State icon="calendar" title={t.emptyInGroup} />
            )
          }
        >
          {(items) => (
            <ul className="flex flex-col gap-3">
              {items.map((entry) => (
                <li key={entry.bookingId}>{item(entry)}</li>
              ))}
            </ul>
          )}
        </GrowingList>
      </div>
    </Tabs>
  );
}

function StatusStrip({ role, filter, onFilter }: Pick<Props<unknown>, 'role' | 'filter' | 'onFilter'>) {
  const { tab = 'FUTURE', status = 'ALL', groupId } = filter;
  const choices = CHOICES_OF_TAB[tab];
  if (choices.length === 0) return null;
  return (
    <ChoiceStrip<ListChoice | 'ALL'>
      label={t.filterLabel}
      value={status}
      onChange={(next) => onFilter(listFilter(tab, next, groupId))}
      options={[
        { value: 'ALL', label: tabGroupLabels[tab] },
        ...choices.map((value) => ({ value, label: listChoiceLabels[role][value] })),
      ]}
    />
  );
}
