import type { Role } from '@yoimachi/domain/booking';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useIsWide } from '#lib/use-is-wide.ts';
import { SideHomeBar } from '#ui/bars.tsx';
import { Page } from '#ui/page.tsx';
import { bookingTexts as t } from './ja.ts';
import { readListSearch, type ListFilter, type ListSearch } from './list-filter.ts';
import { screensOf } from './screens.ts';

/** What the list of a side is given. */
export interface ListProps {
  readonly filter: ListFilter;
  readonly onFilter: (filter: ListFilter) => void;
}

/** What the list and the booking beside it are given. */
export interface WideListProps {
  readonly search: ListSearch;
  readonly list: ReactNode;
}

interface Props {
  readonly role: Role;
  readonly List: ComponentType<ListProps>;
  /** The list, and one of its bookings beside it. */
  readonly wide: (props: WideListProps) => ReactNode;
}

/** The list of a side's bookings, from 1280 px with one of them beside it; both stand in the address. */
export function BookingListPage({ role, List, wide }: Props) {
  // It only places what memoises itself: doing it here, too, would be more to load with the list.
  'use no memo';
  const from = screensOf[role].list;
  const search = readListSearch(useSearch({ from }));
  const navigate = useNavigate({ from });
  const isWide = useIsWide();
  const list = (
    <List
      filter={search}
      onFilter={(next) => void navigate({ replace: true, search: next, resetScroll: false })}
    />
  );
  return (
    <>
      <SideHomeBar title={t.listTitle} side={role} />
      {isWide ? (
        wide({ search, list })
      ) : (
        <Page className="gap-2">
          <h1 className="text-xl">{t.listTitle}</h1>
          {list}
        </Page>
      )}
    </>
  );
}
