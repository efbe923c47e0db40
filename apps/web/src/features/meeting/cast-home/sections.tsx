import type { CastBookingItem } from '@yoimachi/contract/booking';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { dayOf, formatMonthDayLong } from '#lib/dates.ts';
import { Card } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { H2, Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { isReviewOpen, stateOf, useBookingRefresh } from '#meeting/booking';
import { CastBookingCard, castBookingsQuery, todayBookingsQuery } from '#meeting/cast-booking';
import { castHomeTexts as t } from './ja.ts';

interface Props {
  readonly now: Date;
}

interface TodayProps extends Props {
  /** How each is drawn; a screen may load it when there is one. */
  readonly card: ComponentType<Props & { readonly booking: CastBookingItem }>;
}

/** Today's meetings. */
export function TodaySection({ now, card: TodayCard }: TodayProps) {
  const today = useQuery(todayBookingsQuery());
  useBookingRefresh(today.data ?? [], now);
  return (
    <Section title={t.today} aside={<span className="nums">{formatMonthDayLong(dayOf(now))}</span>}>
      <Listed query={today} items={today.data} empty={t.noToday}>
        {(booking) => <TodayCard booking={booking} now={now} />}
      </Listed>
    </Section>
  );
}

export const useRequests = () => useInfiniteQuery(castBookingsQuery({ status: 'NEW' }));

/** Requests waiting for her answer, the most urgent first. */
export function RequestsSection({ now, aside }: Props & { readonly aside?: ReactNode }) {
  const requests = useRequests();
  const items = requests.data?.pages
    .flatMap((page) => page.items)
    .toSorted((a, b) => a.state.deadlineAt.localeCompare(b.state.deadlineAt));
  useBookingRefresh(items ?? [], now);
  const count = items?.length ?? 0;
  return (
    <Section>
      <H2 aside={aside}>
        <span>{t.requests}</span>
        {count > 0 && (
          <span className="nums ml-2 font-gothic text-sm text-primary">{t.requestCount(count)}</span>
        )}
      </H2>
      <Listed query={requests} items={items} empty={t.noRequests}>
        {(booking) => <CastBookingCard booking={booking} now={now} hasBadge={false} />}
      </Listed>
    </Section>
  );
}

const useFinished = () => useInfiniteQuery(castBookingsQuery({ tab: 'PAST' }));

/** Whether one of the three sections is still to come. */
export function useSectionsAwaited(): boolean {
  const queries = [useRequests(), useQuery(todayBookingsQuery()), useFinished()];
  return queries.some(({ isPending }) => isPending);
}

/** Finished meetings whose guest she has not evaluated yet. */
export function RatingSection({ now }: Props) {
  const past = useFinished();
  const items = past.data?.pages
    .flatMap((page) => page.items)
    .filter((booking) => isReviewOpen(booking, now))
    .toSorted((a, b) => stateOf(a).endsAt.getTime() - stateOf(b).endsAt.getTime());
  return (
    <Section title={t.rating}>
      <Listed query={past} items={items} empty={t.noRating}>
        {(booking) => <CastBookingCard booking={booking} now={now} />}
      </Listed>
    </Section>
  );
}

interface ListedProps {
  readonly query: UseQueryResult | UseInfiniteQueryResult;
  readonly items: readonly CastBookingItem[] | undefined;
  readonly empty: string;
  readonly children: (booking: CastBookingItem) => ReactNode;
}

function Listed({ query, items, empty, children }: ListedProps) {
  if (!items) {
    return query.isPending ? <Bone className="h-32 rounded-lg" /> : <QueryFailed query={query} />;
  }
  if (items.length === 0) {
    return (
      <Card look="sunken">
        <p className="text-sm text-sub">{empty}</p>
      </Card>
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {items.map((booking) => (
        <li key={booking.bookingId}>{children(booking)}</li>
      ))}
    </ul>
  );
}
