import type { CastBookingDetail } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { Points, pointsText } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { countedTime, stateOf } from '#meeting/booking';
import { castBookingTexts as t } from './ja.ts';

/** What the booking earns her: planned, then the actual figures once settled. */
export function RewardCard({ booking }: { readonly booking: CastBookingDetail }) {
  const state = stateOf(booking);
  const isSettled = booking.billedPoints !== null && booking.rewardPoints !== null;
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
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.rewardTitle}</H2>
      <Rows
        rows={[
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
        ]}
      />
      {!isSettled && <Note>{t.cancelFeeNote}</Note>}
    </Card>
  );
}
