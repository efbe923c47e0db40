import type { GuestBookingDetail, GuestPartDetail } from '@yoimachi/contract/booking';
import { isOpen, isOver } from '@yoimachi/domain/booking';
import { formatMinute, formatTime, minuteOfDay } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Card, Divider } from '#ui/card.tsx';
import { H2, Section } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import type { SpecRow } from '#ui/rows.tsx';
import { PartChip, attendanceRow, bookingTexts, countedTime, stateOf } from '#meeting/booking';
import { AskAgain } from './ask-again.tsx';
import { CastHead } from './cast-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { PartEnd } from './part-end.tsx';
import { CastReviews } from './review-part.tsx';

interface Props {
  readonly booking: GuestBookingDetail;
  readonly now: Date;
}

/** Each of several casts of a booking, with all that concerns her alone. */
export function DetailParts({ booking, now }: Props) {
  return (
    <Section>
      <H2>{t.casts}</H2>
      {booking.parts.map((part) => (
        <section
          key={part.cast.userId}
          aria-label={t.nameOf(part.cast.nickname)}
          className="flex flex-col gap-3"
        >
          <GuestClaim booking={booking} part={part} now={now} />
          <PartCard bookingId={booking.bookingId} part={part} now={now} />
        </section>
      ))}
    </Section>
  );
}

interface CardProps {
  readonly bookingId: string;
  readonly now: Date;
  readonly part: GuestPartDetail;
}

function PartCard({ bookingId, part, now }: CardProps) {
  const state = stateOf(part);
  const isDone = isOver(state);
  return (
    <Card className="flex flex-col gap-4">
      <CastHead part={part}>
        <PartChip part={part} now={now} />
      </CastHead>
      <PartEnd part={part} />
      <Divider />
      <Spec rows={rowsOf(part)} />
      {isDone && (
        <>
          <Divider />
          <CastReviews bookingId={bookingId} part={part} now={now} />
        </>
      )}
      {(isDone || !isOpen(state)) && <AskAgain castId={part.cast.userId} />}
    </Card>
  );
}

/** Her price and her shift, and what has been: when she came and went, and what that cost. */
function rowsOf(part: GuestPartDetail): SpecRow[] {
  const state = stateOf(part);
  const { day, arrivedAt, arrivedBy, finishedAt, plannedEndsAt, endsAt } = state;
  const numbers = (text: string) => <span className="nums">{text}</span>;
  const work = bookingTexts.workAt(formatMinute(minuteOfDay(state.workStartsAt, day)));
  const rows: SpecRow[] = [
    { label: t.price, value: <Points value={state.price30} /> },
    {
      label: t.work,
      value: (
        <>
          {part.workingBar}
          {numbers(work)}
        </>
      ),
    },
  ];
  rows.push(...attendanceRow(state));
  if (arrivedAt) {
    rows.push({
      label: t.arrival,
      value: numbers(t.arrivedAt(formatTime(arrivedAt), arrivedBy === 'guest')),
    });
  }
  if (finishedAt) rows.push({ label: t.endedAt, value: numbers(formatTime(finishedAt)) });
  else if (isOpen(state) && endsAt > plannedEndsAt)
    rows.push({ label: t.endsAt, value: numbers(formatTime(endsAt)) });
  // Who was let go for nothing has no bill.
  if (part.billedPoints !== null && (isOver(state) || part.billedPoints > 0)) {
    const counted = countedTime(state, part.billedMinutes);
    rows.push({
      label: t.partFee,
      value: (
        <>
          <Points value={part.billedPoints} />
          {counted && <span className="nums ml-2 text-xs text-sub">{counted}</span>}
        </>
      ),
    });
  }
  return rows;
}
