import { useQuery } from '@tanstack/react-query';
import {
  BookingDetailPage,
  BookingDetailScreen,
  HistoryCard,
  OccasionCard,
  attendanceRow,
  goesOn,
  isOfToday,
  stateOf,
  timelineEntries,
  cancelTypeLabels,
  NextStepBar,
  ActButton,
} from '#meeting/booking';
import { SosBeside } from '#people/safety';
import { guestBookingQuery } from './api/queries.ts';
import type { GuestBookingDetail, GuestParticipation } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { useState } from 'react';
import { MemoCard } from '#find/memo';
import { Page } from '#ui/page.tsx';
import { BlockEntry } from '#people/block';
import { PlacePart } from '#meeting/place';
import { MessageLink } from '#talk/message-link';
import { AskAgain, AskAllAgain } from './ask-again.tsx';
import { BookingHead } from './booking-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { ActDialogs, type AskedAct } from './act-dialogs.tsx';
import { DetailParticipations } from './detail-participations.tsx';
import { FeeCard } from './fee-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { buttonOfAll } from './buttons.ts';
import { leadParticipation, statesOf, countIn, namesOf, endReason } from './participations.ts';
import { PointsCard } from './points-card.tsx';
import { CastReviewCard } from './review-part.tsx';
import { guestSide } from './side.ts';
import { useApprovalToast } from './use-approval-toast.ts';
import { Note } from '#ui/note.tsx';
import { formatDeadline } from '#lib/dates.ts';
import { SpecCard } from '#ui/rows.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';

/** The booking of a guest that stands in the address. */
export function GuestDetailPage() {
  return <BookingDetailPage role="guest" Detail={GuestDetail} />;
}

/** All of one booking, with help beside it where that is answered. */
export function GuestDetail({ bookingId }: { readonly bookingId: string }) {
  const query = useQuery(guestBookingQuery(bookingId));
  return (
    <>
      <BookingDetailScreen side={guestSide} query={query}>
        {(booking, now) => <Detail booking={booking} now={now} />}
      </BookingDetailScreen>
      <SosBeside participations={query.data?.participations} />
    </>
  );
}

function Detail({ booking, now }: { readonly booking: GuestBookingDetail; readonly now: Date }) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  useApprovalToast([booking]);
  const { participations } = booking;
  const lead = leadParticipation(booking);
  const [only] = participations.length === 1 ? participations : [];
  return (
    <>
      <Page>
        {only && <GuestClaim booking={booking} participation={only} now={now} />}
        <Facts booking={booking} now={now} />
        {only && <CastReviewCard bookingId={booking.bookingId} participation={only} now={now} />}
        {!only && <DetailParticipations booking={booking} now={now} />}
        <PointsCard booking={booking} />
        <HistoryCard
          entries={timelineEntries(booking.history, statesOf(booking), {
            role: 'guest',
            casts: participations.map(({ cast }) => cast),
          })}
        />
        <SpecCard
          rows={[
            ...(only ? attendanceRow(stateOf(only), now) : []),
            { label: t.store, value: <Store participation={lead} /> },
            { label: t.number, value: <span className="nums">{booking.number}</span> },
          ]}
        />
        <FeeCard booking={booking} now={now} onAct={setAsked} />
        {participations.map(({ cast }) => (
          <MemoCard key={cast.userId} friend={cast} />
        ))}
        {participations.map(({ cast }) => (
          <BlockEntry key={cast.userId} side="guest" other={cast} />
        ))}
      </Page>
      <DetailBar booking={booking} now={now} onAct={setAsked} />
      <ActDialogs booking={booking} now={now} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** Who, when and where, and what the status means. */
function Facts({ booking, now }: { readonly booking: GuestBookingDetail; readonly now: Date }) {
  const { bookingId, participations } = booking;
  const lead = leadParticipation(booking);
  const states = statesOf(booking);
  const phase = phaseOf(stateOf(lead));
  const [only] = participations.length === 1 ? participations : [];
  return (
    <OccasionCard
      booking={booking}
      state={stateOf(lead)}
      states={states}
      castCount={participations.length}
      workingBar={only?.workingBar}
      now={now}
      head={
        <>
          <BookingHead booking={booking} now={now} hasDayElsewhere={goesOn(lead)} />
          <StateNote booking={booking} />
        </>
      }
    >
      {(phase === 'due' || phase === 'meeting') && (
        <PlacePart role="guest" bookingId={bookingId} hasRoom={phase === 'due'} />
      )}
      {only && (
        <MessageToCast participation={only} isFilled={phase === 'due' && !isOfToday(stateOf(only), now)} />
      )}
      {only && !goesOn(only) && <AskAgain castId={only.cast.userId} />}
      {!only && !participations.some(goesOn) && (
        <AskAllAgain castIds={participations.map(({ cast }) => cast.userId)} />
      )}
    </OccasionCard>
  );
}

function MessageToCast({
  participation: { cast },
  isFilled,
}: {
  readonly participation: GuestParticipation;
  readonly isFilled: boolean;
}) {
  return <MessageLink side="guest" friendId={cast.userId} name={cast.nickname} isFilled={isFilled} />;
}

function Store({ participation: { cast } }: { readonly participation: GuestParticipation }) {
  return (
    <>
      <span>{cast.storeName}</span>
      {cast.storeAddress && <span className="block text-xs text-sub">{cast.storeAddress}</span>}
    </>
  );
}

/** What the status means for the guest, if the badge alone does not say it. */
function StateNote({ booking }: { readonly booking: GuestBookingDetail }) {
  const state = stateOf(leadParticipation(booking));
  const isSeveral = booking.participations.length > 1;
  switch (phaseOf(state)) {
    case 'pending':
    case 'held':
      return <Note>{isSeveral ? t.pendingNoteOfSeveral : t.pendingNote}</Note>;
    case 'noShow':
      // With several casts, each has her own.
      return isSeveral ? null : <Note look="danger">{t.noShowNote}</Note>;
    case 'closed': {
      const why = endReason(booking);
      const isFree = !booking.settledPoints;
      if (!why && !isFree) return null;
      return (
        <Note>
          {why && <p>{why}</p>}
          {isFree && <p>{t.returned}</p>}
        </Note>
      );
    }
    case 'finished':
      return !isSeveral && state.cancelType && <Note>{cancelTypeLabels[state.cancelType]}</Note>;
    case 'meeting':
      return countIn(booking, 'due') > 0 ? <Note>{t.noCancelAfterArrival}</Note> : null;
    case 'due':
    case 'claimed':
      return null;
  }
}

interface Props {
  readonly booking: GuestBookingDetail;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** The bottom of a booking's detail: withdrawing a request, and the next step of a confirmed one. */
function DetailBar({ booking, now, onAct }: Props) {
  const { bookingId, place } = booking;
  const state = stateOf(leadParticipation(booking));
  const phase = phaseOf(state);
  if (phase !== 'pending' && phase !== 'held') {
    return <NextStepBar side="guest" {...{ bookingId, state, place, now }} names={namesOf(booking)} />;
  }
  const withdraw = buttonOfAll(booking, now, 'withdraw');
  return (
    <StickyBar
      terms={
        <span className="nums font-bold text-gold">{t.deadline(formatDeadline(state.deadlineAt, now))}</span>
      }
    >
      <ActButton button={withdraw} variant="danger" onClick={() => onAct({ act: 'withdraw' })} />
    </StickyBar>
  );
}
