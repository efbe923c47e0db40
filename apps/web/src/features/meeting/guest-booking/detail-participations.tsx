import type { GuestBookingDetail, GuestParticipationDetail } from '@yoimachi/contract/booking';
import { isOpen, isOver } from '@yoimachi/domain/booking';
import { formatMinute, formatTime, minuteOfDay } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Card, Divider } from '#ui/card.tsx';
import { Section } from '#ui/page.tsx';
import { Spec, type SpecRow } from '#ui/rows.tsx';
import { ParticipationChip, attendanceRow, bookingTexts, countedTime, stateOf } from '#meeting/booking';
import { MessageLink } from '#talk/message-link';
import { AskAgain } from './ask-again.tsx';
import { CastHead } from './booking-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { ParticipationEnd } from './participation-end.tsx';
import { CastReviews } from './review-part.tsx';

interface Props {
  readonly booking: GuestBookingDetail;
  readonly now: Date;
}

/** Each of several casts of a booking, with all that concerns her alone. */
export function DetailParticipations({ booking, now }: Props) {
  return (
    <Section title={t.casts}>
      {booking.participations.map((participation) => (
        <section
          key={participation.cast.userId}
          aria-label={t.nameOf(participation.cast.nickname)}
          className="flex flex-col gap-3"
        >
          <GuestClaim booking={booking} participation={participation} now={now} />
          <ParticipationCard bookingId={booking.bookingId} participation={participation} now={now} />
        </section>
      ))}
    </Section>
  );
}

interface CardProps {
  readonly bookingId: string;
  readonly now: Date;
  readonly participation: GuestParticipationDetail;
}

function ParticipationCard({ bookingId, participation, now }: CardProps) {
  const state = stateOf(participation);
  const isDone = isOver(state);
  return (
    <Card className="flex flex-col gap-4">
      <CastHead participation={participation}>
        <ParticipationChip participation={participation} now={now} />
      </CastHead>
      <ParticipationEnd participation={participation} />
      <MessageLink side="guest" friendId={participation.cast.userId} name={participation.cast.nickname} />
      <Divider />
      <Spec rows={rowsOf(participation, now)} />
      {isDone && (
        <>
          <Divider />
          <CastReviews bookingId={bookingId} participation={participation} now={now} />
        </>
      )}
      {(isDone || !isOpen(state)) && <AskAgain castId={participation.cast.userId} />}
    </Card>
  );
}

/** Her price and shift, and the record: when she came and left, and what that cost. */
function rowsOf(participation: GuestParticipationDetail, now: Date): SpecRow[] {
  const state = stateOf(participation);
  const { day, arrivedAt, arrivedBy, finishedAt, plannedEndsAt, endsAt } = state;
  const numbers = (text: string) => <span className="nums">{text}</span>;
  const work = bookingTexts.workAt(formatMinute(minuteOfDay(state.workStartsAt, day)));
  const rows: SpecRow[] = [
    { label: t.price, value: <Points value={state.price30} /> },
    {
      label: t.work,
      value: (
        <>
          {participation.workingBar}
          {numbers(work)}
        </>
      ),
    },
  ];
  rows.push(...attendanceRow(state, now));
  if (arrivedAt) {
    rows.push({
      label: t.arrival,
      value: numbers(t.arrivedAt(formatTime(arrivedAt), arrivedBy === 'guest')),
    });
  }
  if (finishedAt) rows.push({ label: t.endedAt, value: numbers(formatTime(finishedAt)) });
  else if (isOpen(state) && endsAt > plannedEndsAt)
    rows.push({ label: t.endsAt, value: numbers(formatTime(endsAt)) });
  // A cast let go at no charge has no bill.
  if (participation.billedPoints !== null && (isOver(state) || participation.billedPoints > 0)) {
    const counted = countedTime(state, participation.billedMinutes);
    rows.push({
      label: t.participationFee,
      value: (
        <>
          <Points value={participation.billedPoints} />
          {counted && <span className="nums ml-2 text-xs text-sub">{counted}</span>}
        </>
      ),
    });
  }
  return rows;
}
