import type { Card } from '@yoimachi/contract/billing';
import { taxOfTotalYen, yenForPoints } from '@yoimachi/domain/money';
import { paidLotExpiry } from '@yoimachi/domain/points';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useToday } from '#lib/use-now.ts';
import { useUserPoint } from '#lib/use-live-document.ts';
import { Yen, pointsText } from '#ui/amount.tsx';
import { SubPage } from '#ui/bars.tsx';
import { Card as Box } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { cardQuery } from './api/cards.ts';
import { CardName } from './card-name.tsx';
import { useToCard } from './card-row.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { buyTexts as t, cardTexts } from './ja.ts';
import { orderOf, type Order } from './order.ts';

/** /guest/buy-point/confirm: the order stands in the address. */
export function ConfirmPage() {
  const search = useSearch({ from: '/guest/buy-point/confirm' });
  const order = orderOf(search);
  return (
    <SubPage title={t.confirmTitle}>{order && <Confirmation order={order} next={search.next} />}</SubPage>
  );
}

/** The last page before a purchase: quantity, price, method and time of the charge, delivery, expiry, refund. */
function Confirmation({ order, next }: { readonly order: Order; readonly next: string | undefined }) {
  const card = useQuery(cardQuery());
  const amountYen = yenForPoints(order.points);
  return (
    <>
      <Page>
        <div className="flex flex-col items-center gap-1 pt-2 text-center">
          <p className="text-sm text-sub">{t.amount}</p>
          <Yen value={amountYen} size="xl" />
          <p className="nums text-xs text-sub">{t.tax(taxOfTotalYen(amountYen))}</p>
        </div>
        {card.isError && card.data === undefined ? (
          <QueryFailed query={card} />
        ) : (
          <Terms order={order} card={card.data} />
        )}
        <section className="flex flex-col gap-1">
          <h2 className="font-gothic text-sm">{t.refundTitle}</h2>
          <p className="text-sm text-sub">{t.refund}</p>
        </section>
        <Note>{t.secure}</Note>
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          <LegalLink page="commercial-transaction">{t.commercial}</LegalLink>
          <LegalLink page="terms-service">{t.termsOfService}</LegalLink>
        </p>
      </Page>
      <ConfirmBar order={order} next={next} card={card.data} />
    </>
  );
}

function LegalLink({ page, children }: { readonly page: string; readonly children: string }) {
  return (
    <Link
      to="/guest/help/$page"
      params={{ page }}
      className="hit text-sm text-primary underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

interface TermsProps {
  readonly order: Order;
  /** undefined while it is not known. */
  readonly card: Card | null | undefined;
}

function Terms({ order, card }: TermsProps) {
  const toCard = useToCard();
  const today = useToday();
  const balance = useUserPoint();
  return (
    <Box>
      <Spec
        rows={[
          {
            label: t.points,
            value: (
              <>
                <span className="nums font-bold">{pointsText(order.points)}</span>
                <span className="ml-2 text-sub">{t.paidPoints}</span>
              </>
            ),
          },
          {
            label: t.method,
            value:
              card === undefined ? (
                <Bone className="h-4 w-28" />
              ) : card ? (
                <CardName card={card} />
              ) : (
                cardTexts.none
              ),
            action: card && (
              <button type="button" className="hit font-bold text-primary" onClick={toCard}>
                {cardTexts.change}
              </button>
            ),
          },
          { label: t.charge, value: t.chargeAt },
          { label: t.delivery, value: t.deliveredAt },
          { label: t.period, value: t.periodValue },
          {
            label: t.expiry,
            value: (
              <>
                <span className="nums font-bold">{t.until(paidLotExpiry(today))}</span>
                <span className="nums block text-xs text-sub">{t.untilWhy(today)}</span>
              </>
            ),
          },
          {
            label: t.after,
            value: balance ? (
              <span className="nums">
                {t.from(balance.currentPoint)}
                <span className="font-bold whitespace-nowrap">
                  {pointsText(balance.currentPoint + order.points)}
                </span>
              </span>
            ) : (
              <Bone className="h-4 w-36" />
            ),
          },
        ]}
      />
    </Box>
  );
}
