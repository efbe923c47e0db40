import type { CardPart } from '@yoimachi/contract/booking';
import { Link } from '@tanstack/react-router';
import { formatDeadline } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { guestBookingTexts as t } from './ja.ts';

/** How the card's part of a booking stands, and the way to another card where one is needed. */
export function CardPartNote({ card }: { readonly card: CardPart }) {
  const now = useNow();
  const needsGuest = card.state === 'CARD_NEEDED' || card.state === 'DUE';
  const text =
    card.state === 'CARD_NEEDED'
      ? t.cardNeededBy(formatDeadline(new Date(card.payBy!), now))
      : t.cardStates[card.state];
  return (
    <div className="flex flex-col items-start gap-2">
      <Note look={needsGuest ? 'danger' : 'info'}>{text}</Note>
      {needsGuest && (
        <Link to="/guest/payment-info" className={moreLinkClass}>
          {t.toPayment}
          <MoreMark />
        </Link>
      )}
    </div>
  );
}
