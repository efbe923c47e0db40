import { useNavigate, useSearch } from '@tanstack/react-router';
import { bookingTexts, readListFilter } from '#meeting/booking';
import { HomeBar } from '#ui/bars.tsx';
import { Page } from '#ui/page.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { CastBookingList } from './list-screen.tsx';

/** The list of bookings; its filter stands in the address. */
export function CastListPage() {
  const filter = readListFilter(useSearch({ from: '/cast/dohan-list' }));
  const navigate = useNavigate({ from: '/cast/dohan-list' });
  return (
    <>
      <HomeBar title={bookingTexts.listTitle}>
        <ShellActions side="cast" />
      </HomeBar>
      <Page className="gap-2">
        <h1 className="text-xl desktop:text-2xl">{bookingTexts.listTitle}</h1>
        <CastBookingList
          filter={filter}
          onFilter={(next) => void navigate({ replace: true, search: next })}
        />
      </Page>
    </>
  );
}
