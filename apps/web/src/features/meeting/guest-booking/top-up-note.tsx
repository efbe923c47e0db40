import type { TopUpState } from '@yoimachi/contract/booking';
import { formatDeadline } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { guestBookingTexts as t } from './ja.ts';

/** The status of a booking's card payment, and the way to another card if needed. */
export function TopUpNote({ card }: { readonly card: TopUpState }) {
  const now = useNow();
  const needsGuest = card.state === 'CARD_NEEDED' || card.state === 'DUE';
  const text =
    card.state === 'CARD_NEEDED'
      ? t.cardNeededBy(formatDeadline(new Date(card.payBy!), now))
      : t.cardStates[card.state];
  return (
    <div className="flex flex-col items-start gap-2">
      <Note look={needsGuest ? 'danger' : 'info'}>{text}</Note>
      {needsGuest && <MoreLink to="/guest/payment-info">{t.toPayment}</MoreLink>}
    </div>
  );
}
