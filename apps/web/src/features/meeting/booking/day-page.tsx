import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useNow } from '#lib/use-now.ts';
import { SubPage } from '#ui/bars.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { bookingTexts as t } from './ja.ts';
import { ToList } from './links.tsx';
import { screensOf } from './screens.ts';
import type { BookingSide } from './side.ts';
import { goesOn } from './state.ts';
import { useBookingRefresh } from './use-booking-refresh.ts';
import { formatMinute } from '#lib/dates.ts';
import { ChoiceStrip, DayLabel } from '#ui/choice-strip.tsx';

interface Props<Booking> {
  readonly side: BookingSide<Booking>;
  /** Today's bookings of this side. */
  readonly query: UseQueryResult<readonly Booking[]>;
  /** One meeting on its day, with the choice between several. */
  readonly DayMeeting: ComponentType<{
    readonly booking: Booking;
    readonly now: Date;
    readonly children: ReactNode;
  }>;
}

/** The day of a meeting; which one stands in the address, otherwise it is the next or running one. */
export function BookingDayPage<Booking extends Meeting>(props: Props<Booking>) {
  return (
    <SubPage title={t.dayTitle}>
      <DayScreen {...props} />
    </SubPage>
  );
}

/** While it loads, failed, without a meeting, or the meeting. */
function DayScreen<Booking extends Meeting>({ side, query, DayMeeting }: Props<Booking>) {
  const now = useNow();
  const from = screensOf[side.role].day;
  const { bookingId } = useSearch({ from });
  const navigate = useNavigate({ from });
  const bookings = query.data ?? [];
  useBookingRefresh(bookings.flatMap(side.participationsOf), now);
  const isStillOpen = (booking: Booking) => side.participationsOf(booking).some(goesOn);
  const shown = chosenMeeting(bookings, bookingId, isStillOpen);
  if (shown) {
    return (
      <DayMeeting key={shown.bookingId} booking={shown} now={now}>
        <MeetingChooser
          meetings={bookings}
          shown={shown}
          namesOf={side.namesOf}
          onChoose={(next) => void navigate({ search: { bookingId: next }, replace: true })}
        />
      </DayMeeting>
    );
  }
  return (
    <Page>
      {query.isPending && <CardListSkeleton count={2} />}
      {query.isError && <QueryFailed query={query} />}
      {query.data && <State icon="calendar" title={t.dayEmpty} action={<ToList role={side.role} />} />}
    </Page>
  );
}

interface ResultProps<Detail> {
  readonly query: UseQueryResult<Detail>;
  readonly children: (detail: Detail) => ReactNode;
}

/** What a meeting that is over came to, which only its detail tells. */
export function MeetingResult<Detail>({ query, children }: ResultProps<Detail>) {
  if (query.data) return children(query.data);
  if (!query.isError) return <Bone className="h-72 rounded-lg" />;
  return <QueryFailed query={query} />;
}

interface MeetingChooserProps<Item extends Meeting> {
  readonly meetings: readonly Item[];
  readonly shown: Item;
  /** The others, with さん. */
  readonly namesOf: (meeting: Item) => string;
  readonly onChoose: (bookingId: string) => void;
}

/** Several meetings on one day: which one the screen shows. Nothing if there is only one. */
function MeetingChooser<Item extends Meeting>({
  meetings,
  shown,
  namesOf,
  onChoose,
}: MeetingChooserProps<Item>) {
  if (meetings.length < 2) return null;
  return (
    <ChoiceStrip
      label={t.chooseMeeting}
      look="day"
      value={shown.bookingId}
      onChange={onChoose}
      options={meetings.map((meeting) => ({
        value: meeting.bookingId,
        label: <DayLabel top={namesOf(meeting)} date={formatMinute(meeting.startMinute)} />,
      }))}
    />
  );
}

/** What the choice between several meetings of a day needs of each. */
interface Meeting {
  readonly bookingId: string;
  readonly startMinute: number;
}

/** Of a day's meetings the requested one, else the first still running, else the last. */
export function chosenMeeting<Item extends Meeting>(
  meetings: readonly Item[],
  bookingId: string | undefined,
  goesOn: (meeting: Item) => boolean,
): Item | undefined {
  return (
    meetings.find((meeting) => meeting.bookingId === bookingId) ?? meetings.find(goesOn) ?? meetings.at(-1)
  );
}
