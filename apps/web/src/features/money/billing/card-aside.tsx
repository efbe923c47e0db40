import { useQuery } from '@tanstack/react-query';
import { cardQuery } from './api/cards.ts';
import { CardName } from './card-name.tsx';

/** The registered card in a line of a menu; nothing without one, and until it is known. */
export function CardAside() {
  const { data: card } = useQuery(cardQuery());
  return card ? <CardName card={card} /> : null;
}
