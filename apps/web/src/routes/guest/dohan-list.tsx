import { TimeTab } from '@yoimachi/domain/booking';
import { createFileRoute } from '@tanstack/react-router';
import { ShellActions } from '../../app/shell/shell-actions.tsx';
import { bookingTexts } from '../../features/booking/index.ts';
import { GuestBookingList } from '../../features/guest-booking/list-screen.tsx';
import { HomeBar } from '../../ui/bars.tsx';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/guest/dohan-list')({
  validateSearch: (search): { readonly tab?: TimeTab } =>
    isTab(search['tab']) ? { tab: search['tab'] } : {},
  component: ListRoute,
});

function isTab(value: unknown): value is TimeTab {
  return typeof value === 'string' && value in TimeTab;
}

function ListRoute() {
  const { tab = 'FUTURE' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <HomeBar title={bookingTexts.listTitle}>
        <ShellActions side="guest" />
      </HomeBar>
      <Page className="gap-2">
        <h1 className="text-xl desktop:text-2xl">{bookingTexts.listTitle}</h1>
        <GuestBookingList
          tab={tab}
          onTab={(next) => void navigate({ replace: true, search: next === 'FUTURE' ? {} : { tab: next } })}
        />
      </Page>
    </>
  );
}
