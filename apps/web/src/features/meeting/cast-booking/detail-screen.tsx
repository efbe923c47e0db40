import type { CastBookingDetail } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GroupEntry } from '#find/group';
import { MemoCard } from '#find/memo';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { NoDrinkNote } from '#ui/under20.tsx';
import { BlockEntry } from '#people/block';
import {
  BookingDetailScreen,
  HistoryCard,
  OccasionCard,
  cancelTypeLabels,
  bookingTexts,
  goesOn,
  isOfToday,
  stateOf,
  timelineEntries,
} from '#meeting/booking';
import { PlacePart } from '#meeting/place';
import { WatchEntry } from '#meeting/watch';
import { MessageLink } from '#talk/message-link';
import { castBookingQuery } from './api/queries.ts';
import { CastClaim } from './claim-part.tsx';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { DetailBar } from './detail-bar.tsx';
import { GuestCard } from './guest-card.tsx';
import { GuestHead } from './guest-head.tsx';
import { castBookingTexts as t } from './ja.ts';
import { OthersCard } from './others-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { GuestReviewCard } from './review-part.tsx';
import { RewardCard } from './reward-card.tsx';
import { castSide } from './side.ts';

/** One booking of the cast. */
export function CastBookingDetailScreen({ bookingId }: { readonly bookingId: string }) {
  const query = useQuery(castBookingQuery(bookingId));
  return (
    <BookingDetailScreen side={castSide} query={query}>
      {(booking, now) => <Detail booking={booking} now={now} />}
    </BookingDetailScreen>
  );
}

function Detail({ booking, now }: { readonly booking: CastBookingDetail; readonly now: Date }) {
  const [act, setAct] = useState<AskedAct | null>(null);
  return (
    <>
      <Page>
        <CastClaim booking={booking} now={now} />
        <Facts booking={booking} now={now} />
        <GuestReviewCard booking={booking} now={now} />
        <WatchEntry bookingId={booking.bookingId} state={stateOf(booking)} now={now} />
        <OthersCard booking={booking} />
        <RewardCard booking={booking} />
        <GuestCard booking={booking} now={now} />
        <MemoCard friend={booking.guest} />
        <GroupEntry side="cast" friend={booking.guest} />
        <HistoryCard
          entries={timelineEntries(booking.history, [stateOf(booking)], {
            role: 'cast',
            guestName: booking.guest.nickname,
            others: booking.others,
          })}
        />
        <LeaveCard booking={booking} now={now} onAct={setAct} />
        <BlockEntry side="cast" other={booking.guest} />
      </Page>
      <DetailBar booking={booking} now={now} onAct={setAct} />
      <ActDialogs booking={booking} now={now} act={act} onClose={() => setAct(null)} />
    </>
  );
}

/** With whom, when and where, and what the status means. */
function Facts({ booking, now }: { readonly booking: CastBookingDetail; readonly now: Date }) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  const why =
    (phase === 'closed' || phase === 'finished') && state.cancelType
      ? cancelTypeLabels[state.cancelType]
      : null;
  return (
    <OccasionCard
      booking={booking}
      state={state}
      states={[state]}
      castCount={booking.others.length + 1}
      workingBar={booking.workingBar}
      now={now}
      head={
        <>
          <GuestHead booking={booking} now={now} hasDayElsewhere={goesOn(booking)} />
          {booking.guestUnder20 && goesOn(booking) && (
            <NoDrinkNote names={[booking.guest.nickname + bookingTexts.san]} />
          )}
          {phase === 'held' && <Note>{t.heldNote}</Note>}
          {phase === 'noShow' && <Note look="danger">{t.noShowNote}</Note>}
          {why && <Note>{why}</Note>}
        </>
      }
    >
      {(phase === 'due' || phase === 'meeting') && (
        <PlacePart role="cast" bookingId={booking.bookingId} hasRoom={phase === 'due'} />
      )}
      <MessageLink
        side="cast"
        friendId={booking.guest.userId}
        name={booking.guest.nickname}
        isFilled={phase === 'due' && !isOfToday(state, now)}
      />
    </OccasionCard>
  );
}
