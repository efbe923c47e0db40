import type { Card } from '@yoimachi/contract/billing';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { FailedRow } from '#ui/load-failed.tsx';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { CardExpiry, CardName } from './card-name.tsx';
import { buyTexts, cardTexts as t } from './ja.ts';

/** To the card, and back here. */
export function useToCard(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => void navigate({ to: '/guest/payment-info', search: { next: history.location.href } });
}

/** The card that will be charged, and the way to another one. */
export function CardRow({ card }: { readonly card: UseQueryResult<Card | null> }) {
  const toCard = useToCard();
  if (card.isError && card.data === undefined) return <FailedRow query={card} />;
  if (card.data === undefined) return <Bone className="h-6 w-64" />;
  return (
    <div className="flex min-h-6 items-center gap-3 text-sm">
      <Icon name="card" className="text-sub" />
      {card.data ? (
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <CardName card={card.data} />
          <CardExpiry card={card.data} />
        </p>
      ) : (
        <p className="min-w-0 flex-1 text-sub">{t.none}</p>
      )}
      {card.data && (
        <button type="button" className={moreLinkClass} onClick={toCard}>
          {t.change}
          <MoreMark />
        </button>
      )}
    </div>
  );
}

/** In place of the button that buys: nothing is bought without a card. */
export function CardFirstBar() {
  return (
    <StickyBar terms={buyTexts.cardFirst}>
      <Button onClick={useToCard()}>{t.register}</Button>
    </StickyBar>
  );
}
