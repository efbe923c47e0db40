import type { Role } from '@yoimachi/domain/booking';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useNow } from '#lib/use-now.ts';
import { Card } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { H2, Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { StatePage } from '#ui/query-page.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { bookingTexts as t } from './ja.ts';
import { ToList } from './links.tsx';
import type { BookingSide } from './side.ts';
import { useBookingRefresh } from './use-booking-refresh.ts';

interface Props<Booking> {
  readonly side: BookingSide<Booking>;
  readonly query: UseQueryResult<Booking>;
  readonly children: (booking: Booking, now: Date) => ReactNode;
}

/** One booking of a side, kept fresh: while it loads, failed, is not there, or as `children` draws it. */
export function BookingDetailScreen<Booking>({ side, query, children }: Props<Booking>) {
  const now = useNow();
  useBookingRefresh(query.data ? side.participationsOf(query.data) : [], now);
  if (query.data) return children(query.data, now);
  if (query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400))
    return <BookingNotFound role={side.role} />;
  return <Page>{query.isError ? <QueryFailed query={query} /> : <CardListSkeleton count={3} />}</Page>;
}

/** Where a link names no booking, or one of somebody else. */
export function BookingNotFound({ role }: { readonly role: Role }) {
  return (
    <StatePage
      icon="calendar"
      title={t.notFoundTitle}
      detail={t.notFoundDetail}
      action={<ToList role={role} />}
    />
  );
}

/** What has happened to a booking, and what comes. */
export function HistoryCard({ entries }: ComponentProps<typeof Timeline>) {
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.history}</H2>
      <Timeline entries={entries} />
    </Card>
  );
}
