import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { Panel } from '#parts/panel.tsx';
import { formatCount, pointsText } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDay, formatDeadline } from '#ui/lib/dates.ts';
import { bookingTexts as t } from '../ja.ts';

/** What is held or was paid for the booking, lot by lot, and what a card adds. */
export function Money({ booking }: { readonly booking: OfficeBooking }) {
  const { money, settledAt, paymentDeadlineAt, requiredPoints } = booking;
  const { lots, card } = money;
  return (
    <Panel
      title={t.money}
      aside={settledAt ? t.settledAt(formatDeadline(new Date(settledAt), now())) : t.unsettled}
      isFlush
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-sub">
            <th scope="col" className="h-9 px-5 text-left">
              {t.kind}
            </th>
            <th scope="col" className="px-3 text-left">
              {t.expires}
            </th>
            <th scope="col" className="px-5 text-right">
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
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
          {paymentDeadlineAt && (
            <Row
              name={t.paymentDeadline}
              detail={formatDeadline(new Date(paymentDeadlineAt), now())}
              amount=""
            />
          )}
          <Row name={t.required} detail="" amount={pointsText(requiredPoints)} />
        </tbody>
        <tfoot className="font-bold">
          <Row
            name={money.usedPoints === null ? t.sumHeld : t.sumUsed}
            detail=""
            amount={pointsText(money.usedPoints ?? money.heldPoints)}
          />
        </tfoot>
      </table>
    </Panel>
  );
}

interface RowProps {
  readonly name: string;
  readonly detail: string;
  readonly amount: string;
}

function Row({ name, detail, amount }: RowProps) {
  return (
    <tr className="h-10 border-b border-line last:border-b-0">
      <th scope="row" className="px-5 text-left font-[inherit] whitespace-nowrap">
        {name}
      </th>
      <td className="nums px-3 text-sub">{detail}</td>
      <td className="nums px-5 text-right whitespace-nowrap">{amount}</td>
    </tr>
  );
}
