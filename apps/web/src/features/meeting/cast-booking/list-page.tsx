import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { bookingTexts, readListSearch } from '#meeting/booking';
import { useIsWide } from '#lib/use-is-wide.ts';
import { HomeBar } from '#ui/bars.tsx';
import { Page } from '#ui/page.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { CastBookingList } from './list-screen.tsx';

const WideList = lazy(() => import('./wide-list.tsx'));

/** The list of bookings, from 1280 px with one of them beside it; both stand in the address. */
export function CastListPage() {
  const search = readListSearch(useSearch({ from: '/cast/dohan-list' }));
  const navigate = useNavigate({ from: '/cast/dohan-list' });
  const isWide = useIsWide();
  const list = (
    <CastBookingList
      filter={search}
      onFilter={(next) => void navigate({ replace: true, search: next, resetScroll: false })}
    />
  );
  return (
    <>
      <HomeBar title={bookingTexts.listTitle}>
        <ShellActions side="cast" />
      </HomeBar>
      {isWide ? (
        <Suspense fallback={null}>
          <WideList search={search} list={list} />
        </Suspense>
      ) : (
        <Page className="gap-2">
          <h1 className="text-xl">{bookingTexts.listTitle}</h1>
          {list}
        </Page>
      )}
    </>
  );
}
