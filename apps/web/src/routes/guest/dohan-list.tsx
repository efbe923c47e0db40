import { createFileRoute } from '@tanstack/react-router';
import { ShellActions } from '../../app/shell/shell-actions.tsx';
import { bookingTexts, readListFilter } from '#meeting/booking';
import { GuestBookingList } from '../../features/meeting/guest-booking/list-screen.tsx';
import { HomeBar } from '#ui/bars.tsx';
import { Page } from '#ui/page.tsx';

export const Route = createFileRoute('/guest/dohan-list')({
  validateSearch: readListFilter,
  component: ListRoute,
});

function ListRoute() {
  const filter = readListFilter(Route.useSearch());
  const navigate = Route.useNavigate();
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
