import { useNavigate, useSearch } from '@tanstack/react-router';
import { bookingTexts, readListFilter } from '#meeting/booking';
import { HomeBar } from '#ui/bars.tsx';
import { Page } from '#ui/page.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { GuestBookingList } from './list-screen.tsx';

/** The list of bookings; its filter stands in the address. */
export function GuestListPage() {
  const filter = readListFilter(useSearch({ from: '/guest/dohan-list' }));
  const navigate = useNavigate({ from: '/guest/dohan-list' });
  return (
    <>
      <HomeBar title={bookingTexts.listTitle}>
        <ShellActions side="guest" />
      </HomeBar>
      <Page className="gap-2">
        <h1 className="text-xl desktop:text-2xl">{bookingTexts.listTitle}</h1>
        <GuestBookingList
          filter={filter}
          onFilter={(next) => void navigate({ replace: true, search: next })}
        />
      </Page>
    </>
  );
}
