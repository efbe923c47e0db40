import type { Card } from '@yoimachi/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { cardQuery } from './api/cards.ts';
import { cardTexts as t } from './ja.ts';

/** 「VISA •••• 4242」 */
export function CardName({ card }: { readonly card: Card }) {
  return (
    <span className="nums whitespace-nowrap">
      {card.brand} <span aria-hidden="true">{t.number(card.last4)}</span>
      <span className="sr-only">{t.numberHeard(card.last4)}</span>
    </span>
  );
}

/** 「有効期限 08/28」 */
export function CardExpiry({ card }: { readonly card: Card }) {
  return (
    <span className="nums whitespace-nowrap text-sub">{t.expires(card.expiresMonth, card.expiresYear)}</span>
  );
}

/** The registered card in a line of a menu; nothing without one, and until it is known. */
export function CardAside() {
  const { data: card } = useQuery(cardQuery());
  return card ? <CardName card={card} /> : null;
}
