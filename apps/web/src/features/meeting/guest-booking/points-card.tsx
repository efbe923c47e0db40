import type { GuestBookingDetail, GuestParticipationDetail, TopUpState } from '@yoimachi/contract/booking';
import { isOver, phaseOf } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { useState } from 'react';
import { formatDay, formatDeadline } from '#lib/dates.ts';
import { Points, pointsText, yenText } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Note } from '#ui/note.tsx';
import { H2, MoreMark, moreLinkClass } from '#ui/page.tsx';
import { Rows, type AmountRow } from '#ui/rows.tsx';
import { countedTime, stateOf } from '#meeting/booking';
import { guestBookingTexts as t } from './ja.ts';
import { leadParticipation } from './participations.ts';
import { useNow } from '#lib/use-now.ts';
import { MoreLink } from '#ui/more-link.tsx';

/** What the booking costs: planned and held, then the actual figures once settled. */
export function PointsCard({ booking }: { readonly booking: GuestBookingDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { isSettled, isClosed, rows } = rowsOf(booking);
  return (
    <Card className="flex flex-col gap-4">
      <H2
        aside={
          booking.lots.length > 0 && (
            <button type="button" className={moreLinkClass} onClick={() => setOpen(true)}>
              {t.detail}
              <MoreMark />
            </button>
          )
        }
      >
        {t.points}
      </H2>
      <Rows rows={rows} />
      {booking.card && <TopUpNote card={booking.card} />}
      {!isSettled && !isClosed && (
        <Note>{isOver(stateOf(leadParticipation(booking))) ? t.settling : t.settleNote}</Note>
      )}
      <LotsOfHold booking={booking} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}

/** What the booking costs, line by line. */
export const pointRows = (booking: GuestBookingDetail): readonly AmountRow[] => rowsOf(booking).rows;

function rowsOf(booking: GuestBookingDetail) {
  const { heldPoints, releasedPoints, settledPoints, requiredPoints } = booking;
  const lead = stateOf(leadParticipation(booking));
  const isClosed = phaseOf(lead) === 'closed';
  const isSettled = settledPoints !== null;
  const held: AmountRow = { label: t.held, amount: <Points value={heldPoints} /> };
  const released: AmountRow = { label: t.released, amount: <Points value={releasedPoints} /> };
  const { card } = booking;
  const byCard: AmountRow[] =
    card && card.points > 0
      ? [
          {
            label: t.byCard,
            detail: yenText(card.amountYen),
            amount: <Points value={card.points} />,
          },
        ]
      : [];
  const [only] = booking.participations.length === 1 ? booking.participations : [];
  const isFee = only ? isClosed || lead.cancelType === 'GUEST_NO_SHOW' : isClosed;
  const rows: AmountRow[] =
    isSettled || isClosed
      ? [
          held,
          ...byCard,
          ...(releasedPoints > 0 ? [released] : []),
          ...(settledPoints ? billedRows(booking) : []),
          {
            label: isFee ? t.fee : t.settled,
            detail: only && !isClosed ? billedTime(only) : undefined,
            amount: <Points value={settledPoints ?? 0} size="lg" />,
            isTotal: true,
          },
        ]
      : [
          ...plannedRows(booking),
          {
            label: t.required,
            detail: only && calculation(only),
            amount: <Points value={requiredPoints} />,
            isTotal: !only,
          },
          held,
          ...byCard,
        ];
  return { isSettled, isClosed, rows };
}

/** What each of several casts costs as planned. */
function plannedRows({ participations }: GuestBookingDetail): AmountRow[] {
  if (participations.length === 1) return [];
  return participations.map((participation) => ({
    label: t.nameOf(participation.cast.nickname),
    detail: calculation(participation),
    amount: <Points value={stateOf(participation).plannedPoints} />,
  }));
}

/** What each of several casts actually cost. */
function billedRows({ participations }: GuestBookingDetail): AmountRow[] {
  if (participations.length === 1) return [];
  return participations.map((participation) => ({
    label: t.nameOf(participation.cast.nickname),
    detail: billedTime(participation),
    amount: <Points value={participation.billedPoints ?? 0} />,
  }));
}

const billedTime = (participation: GuestParticipationDetail) =>
  countedTime(stateOf(participation), participation.billedMinutes);

/** 「5,500P × 2 + 2,750P」: whole half-hours, and a remaining quarter. */
function calculation(participation: GuestParticipationDetail): string {
  const { price30, price15, startsAt, plannedEndsAt } = stateOf(participation);
  const minutes = clockMinutesBetween(startsAt, plannedEndsAt);
  const halves = `${pointsText(price30)} × ${Math.floor(minutes / 30)}`;
  return minutes % 30 === 0 ? halves : `${halves} + ${pointsText(price15)}`;
}

interface LotsProps {
  readonly booking: GuestBookingDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Which points the hold was taken from. */
function LotsOfHold({ booking, isOpen, onClose }: LotsProps) {
  return (
    <DaySheet isOpen={isOpen} onClose={onClose} title={t.detailTitle}>
      <Rows
        rows={[
          ...booking.lots.map((lot) => ({
            label: lot.kind === 'PAID' ? t.paid : t.free,
            detail: t.until(formatDay(lot.expiresOn)),
            amount: <Points value={lot.points} />,
          })),
          { label: t.held, amount: <Points value={booking.heldPoints} size="lg" />, isTotal: true },
        ]}
      />
      <Note>{t.lotsNote}</Note>
    </DaySheet>
  );
}

/** The status of a booking's card payment, and the way to another card if needed. */
function TopUpNote({ card }: { readonly card: TopUpState }) {
  const now = useNow();
  const needsGuest = card.state === 'CARD_NEEDED' || card.state === 'DUE';
  const text =
    card.state === 'CARD_NEEDED'
      ? t.cardNeededBy(formatDeadline(new Date(card.payBy!), now))
      : t.cardStates[card.state];
  return (
    <div className="flex flex-col items-start gap-2">
      <Note look={needsGuest ? 'danger' : 'info'}>{text}</Note>
      {needsGuest && <MoreLink to="/guest/payment-info">{t.toPayment}</MoreLink>}
    </div>
  );
}
