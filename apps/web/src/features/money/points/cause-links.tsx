import type { HistoryKind, HistoryLine } from '@yoimachi/contract/points';
import { ButtonLink } from '#ui/button-link.tsx';
import { pointTexts as t } from './ja.ts';

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
export function CauseLinks({ line, side }: { readonly line: HistoryLine; readonly side: 'guest' | 'cast' }) {
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
