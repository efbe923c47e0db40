import { useQuery } from '@tanstack/react-query';
import {
  BookingDetailPage,
  BookingDetailScreen,
  HistoryCard,
  OccasionCard,
  cancelTypeLabels,
  bookingTexts,
  goesOn,
  isOfToday,
  stateOf,
  timelineEntries,
  attendanceRow,
  tierLabels,
  ActButton,
} from '#meeting/booking';
import { SosBeside } from '#people/safety';
import { castBookingQuery } from './api/queries.ts';
import type { CastBookingDetail, CastBookingItem } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { useState } from 'react';
import { GroupEntry } from '#find/group';
import { MemoCard } from '#find/memo';
import { Note } from '#ui/note.tsx';
import { Page, H2 } from '#ui/page.tsx';
import { NoDrinkNote } from '#ui/under20.tsx';
import { BlockEntry } from '#people/block';
import { PlacePart } from '#meeting/place';
import { WatchEntry } from '#meeting/watch';
import { MessageLink } from '#talk/message-link';
import { CastClaim } from './claim-part.tsx';
import { ActDialogs, type AskedAct } from './act-dialogs.tsx';
import { DetailBar } from './detail-bar.tsx';
import { GuestHead } from './guest-head.tsx';
import { castBookingTexts as t } from './ja.ts';
import { OthersCard } from './others-card.tsx';
import { GuestReviewCard } from './review-part.tsx';
import { RewardCard } from './reward-card.tsx';
import { castButton } from './buttons.ts';
import { castSide } from './side.ts';
import { Card } from '#ui/card.tsx';
import { GuestHeart } from '#find/favorite';
import { GuestFacts } from '#people/profile';

/** The booking of a cast that stands in the address. */
export function CastDetailPage() {
  return <BookingDetailPage role="cast" Detail={CastDetail} />;
}

/** All of one booking, with help beside it where that is answered. */
export function CastDetail({ bookingId }: { readonly bookingId: string }) {
  const query = useQuery(castBookingQuery(bookingId));
  return (
    <>
      <BookingDetailScreen side={castSide} query={query}>
        {(booking, now) => <Detail booking={booking} now={now} />}
      </BookingDetailScreen>
      <SosBeside participations={query.data && [query.data]} />
    </>
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

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** The unobtrusive way out of a booking, with its consequences; nothing if she cannot leave. */
function LeaveCard({ booking, now, onAct }: Props) {
  const state = stateOf(booking);
  const cancel = castButton(booking, now, 'cancel');
  if (!cancel) return null;
  return (
    <Card className="flex flex-col items-end gap-3">
      <div className="self-stretch">
        <Note>{phaseOf(state) === 'held' ? t.stepBackTerms : t.penaltyNote}</Note>
      </div>
      <ActButton button={cancel} variant="quiet" size="md" onClick={() => onAct('cancel')} />
    </Card>
  );
}

/** What a cast may know of the guest before she answers. */
function GuestCard({ booking, now }: { readonly booking: CastBookingDetail; readonly now: Date }) {
  const { good, keep, bad } = booking.guestReviewCounts;
  const labels = tierLabels.castOfGuest;
  const counts = [
    [labels.GOOD, good],
    [labels.KEEP, keep],
    [labels.BAD, bad],
  ] as const;
  return (
    <Card className="flex flex-col gap-4">
      <H2 aside={<GuestHeart guest={booking.guest} />}>{t.guestTitle}</H2>
      <GuestFacts
        guest={booking.guest}
        more={[
          {
            label: t.guestReviews,
            value: good + keep + bad === 0 ? t.noReviews : <Counts counts={counts} />,
          },
          ...attendanceRow(stateOf(booking), now),
          { label: t.number, value: <span className="nums">{booking.number}</span> },
        ]}
      />
    </Card>
  );
}

function Counts({ counts }: { readonly counts: readonly (readonly [string, number])[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {counts.map(([label, count]) => (
        <li key={label} className="flex justify-between gap-3">
          {label}
          <span className="nums font-bold">{t.countOf(count)}</span>
        </li>
      ))}
    </ul>
  );
}
