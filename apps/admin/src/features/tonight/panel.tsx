import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MeetingTonight } from '@yoimachi/contract/booking-admin';
import { visible } from '#lib/visible.ts';
import { ParticipationChip } from '#parts/booking-chip.tsx';
import { Panel } from '#parts/panel.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { formatMinute } from '#ui/lib/dates.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { leading, tonight } from './api.ts';
import { tonightTexts as t } from './ja.ts';
import { Sum } from './sum.tsx';

const SHOWN = 8;
/** Who is missing comes first, then who is under way, then who is to come; what is over leaves the panel first. */
const ORDER = ['noShow', 'claimed', 'meeting', 'due', 'held', 'pending'];

const rank = (meeting: MeetingTonight): number => {
  const place = ORDER.indexOf(leading(meeting).phase);
  return place === -1 ? ORDER.length : place;
};

/** Tonight in a few lines, for the first screen. */
export function TonightPanel() {
  const list = useInfiniteQuery(tonight);
  const meetings = itemsOf(list);
  const shown = meetings
    .toSorted((a, b) => rank(a) - rank(b) || a.startsAt.localeCompare(b.startsAt))
    .slice(0, SHOWN)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return (
    <Panel title={t.title} aside={meetings.length > 0 && <Sum meetings={meetings} />} isFlush>
      {list.isPending && (
        <div className="p-5">
          <Skeleton>
            {Array.from({ length: 4 }, (_, index) => (
              <Bone key={index} className="h-12" />
            ))}
          </Skeleton>
        </div>
      )}
      {list.isError && !list.data && (
        <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && meetings.length === 0 && <p className="phrase p-5 text-sm text-sub">{t.empty}</p>}
      <ul>
        {shown.map((meeting) => (
          <Line key={meeting.bookingId} meeting={meeting} />
        ))}
      </ul>
      {meetings.length > 0 && (
        <Link
          to="/tonight"
          className="flex min-h-11 items-center justify-center text-sm font-bold text-primary hover:bg-sunken"
        >
          {t.all}
        </Link>
      )}
    </Panel>
  );
}

function Line({ meeting }: { readonly meeting: MeetingTonight }) {
  const { number, startMinute, casts, guest, store } = meeting;
  const lead = leading(meeting);
  return (
    <li className="border-b border-line">
      <Link
        to="/bookings/$bookingId"
        params={{ bookingId: number }}
        className="flex items-center gap-4 px-5 py-2.5 hover:bg-sunken"
      >
        <span className="nums w-11 shrink-0 text-sm font-bold">{formatMinute(startMinute)}</span>
        <span className="min-w-0 flex-1 text-sm">
          <span className="block truncate font-bold">
            <bdi>{visible(casts.map(({ nickname }) => nickname).join('・'))}</bdi> {t.cross}{' '}
            <bdi>{visible(guest.nickname)}</bdi>
          </span>
          {store && <bdi className="block truncate text-xs text-sub">{visible(store.name)}</bdi>}
        </span>
        <ParticipationChip phase={lead.phase} status={lead.status} />
      </Link>
    </li>
  );
}
