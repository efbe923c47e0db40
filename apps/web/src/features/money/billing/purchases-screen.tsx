import { billingRoutes, type ListedPurchase as Purchase } from '@yoimachi/contract/billing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayOf, formatDay, formatMonth, formatTime, monthOf, weekdayLabel } from '#lib/dates.ts';
import { pages } from '#lib/queries.ts';
import { Points, pointsText, yenText } from '#ui/amount.tsx';
import { Screen } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { cx } from '#ui/cx.ts';
import { GrowingList } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/page.tsx';
import { PeriodFilter } from '#ui/period-filter.tsx';
import { State } from '#ui/state.tsx';
import { isEnded } from './api/purchases.ts';
import { buyTexts as t, purchaseStatusLabels } from './ja.ts';

/** The guest's purchases by month, newest first. */
export function PurchasesPage() {
  const [period, setPeriod] = useState<string | null>(null);
  const list = useInfiniteQuery(
    pages(billingRoutes.listPurchases, { query: { ...(period !== null && { period }) } }),
  );
  return (
    <Screen title={t.historyTitle}>
      <PeriodFilter value={period} onChange={setPeriod} />
      <GrowingList
        list={list}
        empty={
          <State
            icon="receipt"
            title={period === null ? t.noHistory : t.noHistoryPeriod}
            detail={period === null ? t.noHistoryDetail : undefined}
            action={<ButtonLink to="/guest/buy-point" label={t.buyPoints} />}
          />
        }
      >
        {(purchases) =>
          byMonth(purchases).map(([month, ofMonth]) => (
            <Section key={month} title={formatMonth(month)}>
              <CardList>
                {ofMonth.map((purchase) => (
                  <li key={purchase.purchaseId}>
                    <PurchaseLine purchase={purchase} />
                  </li>
                ))}
              </CardList>
            </Section>
          ))
        }
      </GrowingList>
    </Screen>
  );
}

function byMonth(purchases: readonly Purchase[]) {
  return [...Map.groupBy(purchases, ({ createdAt }) => monthOf(dayOf(new Date(createdAt))))];
}

/** An open purchase links to its result, where it continues; a payment for a booking links to the booking, a purchase to its receipt. */
function PurchaseLine({ purchase }: { readonly purchase: Purchase }) {
  const { purchaseId, bookingId, status } = purchase;
  const link = { className: 'block active:bg-sunken', children: <Body purchase={purchase} isLink /> };
  if (bookingId !== null) return <Link to="/guest/dohan-detail" search={{ bookingId }} {...link} />;
  if (status === 'SUCCEEDED') return <Link to="/guest/receipt" {...link} />;
  if (isEnded(purchase)) return <Body purchase={purchase} />;
  return <Link to="/guest/buy-point/result" search={{ purchaseId }} {...link} />;
}

function Body({ purchase, isLink }: { readonly purchase: Purchase; readonly isLink?: boolean }) {
  const at = new Date(purchase.createdAt);
  const day = dayOf(at);
  const isDone = purchase.status === 'SUCCEEDED';
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="nums text-sm">
          {formatDay(day)}（{weekdayLabel(day)}）{formatTime(at)}
        </p>
        {purchase.kind !== 'PURCHASE' && <p className="text-xs">{t.kinds[purchase.kind]}</p>}
        {isDone && purchase.kind === 'PURCHASE' && purchase.expiresOn && (
          <p className="nums text-xs text-sub">{t.usableUntil(purchase.expiresOn)}</p>
        )}
        {purchase.refunds.map((refund) => (
          <p key={refund.createdAt} className="nums text-xs text-sub">
            {refundText(refund)}
          </p>
        ))}
        {!isDone && (
          <Chip look={purchase.status === 'FAILED' ? 'mute' : 'wait'}>
            {purchaseStatusLabels[purchase.status]}
          </Chip>
        )}
      </div>
      <div className={cx('flex shrink-0 flex-col items-end', !isDone && 'text-sub')}>
        <Points value={purchase.points} />
        <span className="nums text-xs text-sub">{yenText(purchase.amountYen)}</span>
      </div>
      {isLink && <Icon name="forward" size={16} className="text-sub" />}
    </div>
  );
}

/** What went back to the card, or is on its way there. */
function refundText({ points, amountYen, createdAt, isDone }: Purchase['refunds'][number]): string {
  const [back, yen] = [pointsText(points), yenText(amountYen)];
  return isDone ? t.refunded(dayOf(new Date(createdAt)), back, yen) : t.refunding(back, yen);
}
