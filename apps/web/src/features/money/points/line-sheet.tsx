import { historyLabels, type HistoryLine, type HistoryKind } from '@yoimachi/contract/points';
import { Points } from '#ui/amount.tsx';
import { Divider } from '#ui/card.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Note } from '#ui/note.tsx';
import { Rows, type AmountRow } from '#ui/rows.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { LineTime } from './history-line.tsx';
import { pointTexts as t, rewardTexts } from './ja.ts';

interface Props {
  /** Null: closed. */
  readonly line: HistoryLine | null;
  readonly side: 'guest' | 'cast';
  readonly onClose: () => void;
}

/** What a line did to the balance, the lots concerned, and the way to what caused it. */
export function LineSheet({ line, side, onClose }: Props) {
  return (
    <DaySheet isOpen={line !== null} onClose={onClose} title={line ? historyLabels[line.kind] : ''}>
      {line && (
        <>
          <p className="nums text-sm text-sub">
            <LineTime at={line.at} />
            {line.counterpart && <span>　{t.withPerson(line.counterpart)}</span>}
          </p>
          <Rows rows={amountsOf(line)} />
          {line.lots.length > 0 && <Lots line={line} />}
          {line.kind === 'ADJUSTMENT' && <Note>{t.adjusted}</Note>}
          {line.kind === 'REWARD_FROZEN' && <Note>{rewardTexts.frozenHint}</Note>}
          {line.kind === 'REWARD_RETURNED' && <Note>{t.returned}</Note>}
          {line.kind === 'EXPIRY' && <Note>{t.lapsed}</Note>}
          <CauseLinks line={line} side={side} />
        </>
      )}
    </DaySheet>
  );
}

function amountsOf(line: HistoryLine): AmountRow[] {
  const isUnchanged = line.points === 0 && (line.usedPoints > 0 || line.debtPoints !== 0);
  return [
    ...(line.feePoints > 0
      ? [
          { label: t.whole, amount: <Points value={line.points + line.feePoints} /> },
          { label: t.fee, amount: <Points value={line.feePoints} isMinus /> },
        ]
      : []),
    ...(isUnchanged ? [] : [{ label: t.change, amount: <Points value={line.points} /> }]),
    ...(line.usedPoints > 0
      ? [{ label: t.fromHeldLong, amount: <Points value={line.usedPoints} isMinus /> }]
      : []),
    ...(line.debtPoints !== 0 ? [{ label: t.debtChange, amount: <Points value={line.debtPoints} /> }] : []),
    { label: t.balance, amount: <Points value={line.balancePoints} />, isTotal: true },
  ];
}

function Lots({ line }: { readonly line: HistoryLine }) {
  return (
    <>
      <Divider />
      <h3 className="text-sm font-bold">{t.lotsTitle}</h3>
      <Rows
        rows={line.lots.map(({ kind, points, expiresOn }) => ({
          label: kind === 'PAID' ? t.paid : t.free,
          detail: t.until(expiresOn),
          amount: <Points value={points} />,
        }))}
      />
    </>
  );
}

/** Where a kind of line comes from, unless it is a booking. */
const GUEST_CAUSES = {
  PURCHASE: { to: '/guest/buy-point/history', label: t.toPurchases },
  TOP_UP: { to: '/guest/buy-point/history', label: t.toPurchases },
  SHORTFALL: { to: '/guest/buy-point/history', label: t.toPurchases },
  REFUND: { to: '/guest/buy-point/history', label: t.toPurchases },
  CHARGEBACK: { to: '/guest/buy-point/history', label: t.toPurchases },
  COUPON: { to: '/guest/coupon', label: t.toCoupons },
  GIFT: { to: '/guest/gift', label: t.toGifts },
  DEBT: { to: '/guest/payment-info', label: t.toCard },
  DEBT_PAID: { to: '/guest/payment-info', label: t.toCard },
  DEBT_WAIVED: { to: '/guest/payment-info', label: t.toCard },
  ADJUSTMENT: { to: '/contact-us', label: t.toContact },
} as const satisfies Partial<Record<HistoryKind, object>>;

const CAST_CAUSES = {
  CAST_REWARD_GIFT: { to: '/cast/gift', label: t.toGifts },
  CAST_PAYOFF: { to: '/cast/payoff', label: t.toPayoffs },
  SYSTEM_PAYOFF: { to: '/cast/payoff', label: t.toPayoffs },
  PAYOFF_RETURN: { to: '/cast/payoff', label: t.toPayoffs },
  REWARD_FROZEN: { to: '/contact-us', label: t.toContact },
  ADJUSTMENT: { to: '/contact-us', label: t.toContact },
} as const satisfies Partial<Record<HistoryKind, object>>;

type Causes = Partial<
  Record<
    HistoryKind,
    (typeof GUEST_CAUSES)[keyof typeof GUEST_CAUSES] | (typeof CAST_CAUSES)[keyof typeof CAST_CAUSES]
  >
>;

/** Links to what caused a line of a history. */
function CauseLinks({ line, side }: { readonly line: HistoryLine; readonly side: 'guest' | 'cast' }) {
  const causes: Causes = side === 'guest' ? GUEST_CAUSES : CAST_CAUSES;
  const cause = causes[line.kind];
  return (
    <div className="flex flex-col gap-2">
      {line.bookingId && (
        <ButtonLink
          to={side === 'guest' ? '/guest/dohan-detail' : '/cast/dohan-detail'}
          search={{ bookingId: line.bookingId }}
          variant="line"
          isWide
          label={t.toBooking}
        />
      )}
      {cause && <ButtonLink {...cause} variant="line" isWide />}
      {side === 'guest' && line.purchaseId && line.points > 0 && (
        <ButtonLink to="/guest/receipt" variant="line" isWide label={t.toReceipts} />
      )}
    </div>
  );
}
