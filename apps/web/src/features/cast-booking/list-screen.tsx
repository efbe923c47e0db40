import type { TimeTab } from '@yoimachi/domain/booking';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../lib/use-now.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ChoiceStrip } from '../../ui/choice-strip.tsx';
import { BookingList, useBookingRefresh } from '../booking/index.ts';
import { castBookingsQuery } from './api/queries.ts';
import type { StatusFilter } from './api/queries.ts';
import { CastBookingCard } from './booking-card.tsx';
import { castBookingTexts as t } from './ja.ts';

interface Props {
  readonly tab: TimeTab;
  readonly status: StatusFilter;
  readonly onChange: (next: { readonly tab: TimeTab; readonly status: StatusFilter }) => void;
}

/** All bookings of the cast by time; the future ones can be narrowed down to requests or agreed ones. */
export function CastBookingList({ tab, status, onChange }: Props) {
  const now = useNow();
  const list = useInfiniteQuery(castBookingsQuery(tab, tab === 'FUTURE' ? status : 'ALL'));
  useBookingRefresh(list.data?.pages.flatMap((page) => page.items) ?? [], now);
  return (
    <BookingList
      tab={tab}
      onTab={(next) => onChange({ tab: next, status })}
      list={list}
      item={(booking) => <CastBookingCard booking={booking} now={now} />}
      emptyDetail={t.emptyDetail}
      emptyAction={
        <Link to="/cast/setting/setting-schedule" className={buttonClass({})}>
          {t.toSchedule}
        </Link>
      }
    >
      {tab === 'FUTURE' && (
        <ChoiceStrip<StatusFilter>
          label={t.filterLabel}
          value={status}
          onChange={(next) => onChange({ tab, status: next })}
          options={(['ALL', 'NEW', 'ACCEPT'] as const).map((value) => ({ value, label: t.filters[value] }))}
        />
      )}
    </BookingList>
  );
}
