import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { whenText } from '#lib/when.ts';
import { Figure, FigureRow, FigureTable } from '#parts/figure-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount, pointsText } from '#ui/amount.tsx';
import { formatDay } from '#ui/lib/dates.ts';
import { bookingTexts as t } from '../ja.ts';

/** What is held or was paid for the booking, lot by lot, and what a card adds. */
export function Money({ booking }: { readonly booking: OfficeBooking }) {
  const { money, settledAt, paymentDeadlineAt, requiredPoints } = booking;
  const { lots, card } = money;
  return (
    <Panel title={t.money} aside={settledAt ? t.settledAt(whenText(settledAt)) : t.unsettled} isFlush>
      <FigureTable
        label={t.money}
        first={t.kind}
        headers={[{ text: t.expires, isWords: true }, { text: t.amount }]}
        foot={
          <Row
            name={money.usedPoints === null ? t.sumHeld : t.sumUsed}
            detail=""
            amount={pointsText(money.usedPoints ?? money.heldPoints)}
          />
        }
      >
        {lots.map(({ kind, points, expiresOn }, index) => (
          <Row key={index} name={t[kind]} detail={formatDay(expiresOn)} amount={pointsText(points)} />
        ))}
        {card && (
          <Row
            name={t.card}
            detail={`${t.cardStates[card.state] ?? card.state}　${t.yen(formatCount(card.amountYen))}`}
            amount={pointsText(card.points)}
          />
        )}
        {paymentDeadlineAt && <Row name={t.paymentDeadline} detail={whenText(paymentDeadlineAt)} amount="" />}
        <Row name={t.required} detail="" amount={pointsText(requiredPoints)} />
      </FigureTable>
    </Panel>
  );
}

interface RowProps {
  readonly name: string;
  readonly detail: string;
  readonly amount: string;
}

const Row = ({ name, detail, amount }: RowProps) => (
  <FigureRow name={name}>
    <Figure isWords>{detail}</Figure>
    <Figure>{amount}</Figure>
  </FigureRow>
);
