import { TimeTab } from '@yoimachi/domain/booking';
import { createFileRoute } from '@tanstack/react-router';
import { ShellActions } from '../../app/shell/shell-actions.tsx';
import { bookingTexts } from '../../features/booking/index.ts';
import { CastBookingList } from '../../features/cast-booking/index.ts';
import type { StatusFilter } from '../../features/cast-booking/index.ts';
import { HomeBar } from '../../ui/bars.tsx';
import { Page } from '../../ui/page.tsx';

interface ListSearch {
  readonly tab?: TimeTab;
  readonly status?: Exclude<StatusFilter, 'ALL'>;
}

export const Route = createFileRoute('/cast/dohan-list')({
  validateSearch: (search): ListSearch => ({
    ...(isTab(search['tab']) && { tab: search['tab'] }),
    ...((search['status'] === 'NEW' || search['status'] === 'ACCEPT') && { status: search['status'] }),
  }),
  component: ListRoute,
});

function isTab(value: unknown): value is TimeTab {
  return typeof value === 'string' && value in TimeTab;
}

function ListRoute() {
  const { tab = 'FUTURE', status = 'ALL' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <HomeBar>
        <ShellActions side="cast" />
      </HomeBar>
      <Page className="gap-2">
        <h1 className="text-xl desktop:text-2xl">{bookingTexts.listTitle}</h1>
        <CastBookingList
          tab={tab}
          status={status}
          onChange={(next) =>
            void navigate({
              replace: true,
              search: {
                ...(next.tab !== 'FUTURE' && { tab: next.tab }),
                ...(next.status !== 'ALL' && { status: next.status }),
              },
            })
          }
        />
      </Page>
    </>
  );
}
