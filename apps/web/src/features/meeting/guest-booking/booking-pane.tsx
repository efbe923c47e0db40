import type { GuestBookingDetail } from '@yoimachi/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { H2 } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import {
  ActButton,
  BadgeChips,
  Occasion,
  bookingTexts,
  goesOn,
  stateOf,
  useBookingRefresh,
} from '#meeting/booking';
import { ActDialogs, type AskedAct } from './act-dialogs.tsx';
import { guestBookingQuery } from './api/queries.ts';
import { FeeRows } from './fee-card.tsx';
import { buttonOfAll } from './buttons.ts';
import { leadParticipation, statesOf, wholeOf } from './participations.ts';
import { pointRows } from './points-card.tsx';

/** A booking beside something else: what it is, what it costs, and what can be done. */
export function GuestBookingPane({ bookingId }: { readonly bookingId: string }) {
  const now = useNow();
  const query = useQuery(guestBookingQuery(bookingId));
  useBookingRefresh(query.data?.participations ?? [], now);
  if (query.data) return <Pane booking={query.data} now={now} />;
  if (!query.isError) return <CardListSkeleton count={2} />;
  return <QueryFailed query={query} />;
}

function Pane({ booking, now }: { readonly booking: GuestBookingDetail; readonly now: Date }) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const lead = leadParticipation(booking);
  const [only] = booking.participations.length === 1 ? booking.participations : [];
  const act = buttonOfAll(booking, now, 'cancel') ? 'cancel' : 'withdraw';
  return (
    <>
      <H2
        aside={
          <BadgeChips booking={wholeOf(booking, now)} role="guest" now={now} hasDayElsewhere={goesOn(lead)} />
        }
      >
        {bookingTexts.booking}
      </H2>
      <Occasion
        booking={booking}
        state={stateOf(lead)}
        states={statesOf(booking)}
        castCount={booking.participations.length}
        workingBar={only?.workingBar}
        now={now}
      />
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        <Rows rows={pointRows(booking)} />
      </div>
      <FeeRows booking={booking} now={now} />
      <div className="mt-auto flex flex-col gap-3 pt-2">
        <ButtonLink
          to="/guest/dohan-detail"
          search={{ bookingId: booking.bookingId }}
          variant="line"
          size="md"
          label={bookingTexts.toDetail}
        />
        <ActButton
          button={buttonOfAll(booking, now, act)}
          variant={act === 'cancel' ? 'quiet' : 'danger'}
          size="md"
          onClick={() => setAsked({ act })}
        />
      </div>
      <ActDialogs booking={booking} now={now} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
