import type { GuestBookingDetail, GuestPartDetail } from '@yoimachi/contract/booking';
import { isOver, phaseOf } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { Points, pointsText, yenText } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Note } from '#ui/note.tsx';
import { H2, MoreMark, moreLinkClass } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import type { AmountRow } from '#ui/rows.tsx';
import { countedTime, stateOf } from '#meeting/booking';
import { CardPartNote } from './card-part-note.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { leadPart } from './parts.ts';

/** What the booking costs: planned and held, once settled the real figures. */
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
      {booking.card && <CardPartNote card={booking.card} />}
      {!isSettled && !isClosed && (
        <Note>{isOver(stateOf(leadPart(booking))) ? t.settling : t.settleNote}</Note>
      )}
      <LotsOfHold booking={booking} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}

function rowsOf(booking: GuestBookingDetail) {
  const { heldPoints, releasedPoints, settledPoints, requiredPoints } = booking;
  const lead = stateOf(leadPart(booking));
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
  const [only] = booking.parts.length === 1 ? booking.parts : [];
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

/** What each of several casts costs by the plan. */
function plannedRows({ parts }: GuestBookingDetail): AmountRow[] {
  if (parts.length === 1) return [];
  return parts.map((part) => ({
    label: t.nameOf(part.cast.nickname),
    detail: calculation(part),
    amount: <Points value={stateOf(part).plannedPoints} />,
  }));
}

/** What each of several casts has cost. */
function billedRows({ parts }: GuestBookingDetail): AmountRow[] {
  if (parts.length === 1) return [];
  return parts.map((part) => ({
    label: t.nameOf(part.cast.nickname),
    detail: billedTime(part),
    amount: <Points value={part.billedPoints ?? 0} />,
  }));
}

const billedTime = (part: GuestPartDetail) => countedTime(stateOf(part), part.billedMinutes);

/** 「5,500P × 2 + 2,750P」: whole half-hours, and a remaining quarter. */
function calculation(part: GuestPartDetail): string {
  const { price30, price15, startsAt, plannedEndsAt } = stateOf(part);
  const minutes = clockMinutesBetween(startsAt, plannedEndsAt);
  const halves = `${pointsText(price30)} × ${Math.floor(minutes / 30)}`;
  return minutes % 30 === 0 ? halves : `${halves} + ${pointsText(price15)}`;
}

interface LotsProps {
  readonly booking: GuestBookingDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** From which points the hold was taken. */
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
