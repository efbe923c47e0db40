import type { CastBookingDetail } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { Points, pointsText } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { Rows, type AmountRow } from '#ui/rows.tsx';
import { countedTime, stateOf } from '#meeting/booking';
import { castBookingTexts as t } from './ja.ts';

/** What the booking earns her: planned, then the actual figures once settled. */
export function RewardCard({ booking }: { readonly booking: CastBookingDetail }) {
  const rows = rewardRows(booking);
  if (!rows) return null;
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.rewardTitle}</H2>
      <Rows rows={rows} />
      {!isSettledFor(booking) && <Note>{t.cancelFeeNote}</Note>}
    </Card>
  );
}

const isSettledFor = (booking: CastBookingDetail) =>
  booking.billedPoints !== null && booking.rewardPoints !== null;

/** From what is paid to what is hers; null where there is nothing to earn. */
export function rewardRows(booking: CastBookingDetail): AmountRow[] | null {
  const state = stateOf(booking);
  const isSettled = isSettledFor(booking);
  const isClosed = phaseOf(state) === 'closed';
  const gross = isSettled ? (booking.billedPoints ?? 0) : state.plannedPoints;
  if (isClosed && (!isSettled || gross === 0)) return null;
  const net = isSettled ? (booking.rewardPoints ?? 0) : booking.expectedRewardPoints;
  const detail = isSettled
    ? isClosed
      ? undefined
      : countedTime(state, booking.billedMinutes)
    : t.planDetail(pointsText(state.price30));
  const isFee = isClosed || state.cancelType === 'GUEST_NO_SHOW';
  const label = isSettled && isFee ? t.cancelFee : isSettled ? t.billed : t.plan;
  return [
    { label, detail, amount: <Points value={gross} /> },
    {
      label: isSettled ? t.feeTaken : t.fee(booking.feePercent),
      amount: <Points value={gross - net} isMinus={gross > net} />,
    },
    {
      label: isSettled ? t.received : t.expected,
      amount: <Points value={net} size="lg" />,
      isTotal: true,
    },
  ];
}
