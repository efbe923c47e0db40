import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDeadline } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { pointsText, yenText } from '#ui/amount.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { requestTexts } from './ja.ts';
import type { SentRequest } from './request.ts';

interface Props {
  readonly sent: SentRequest;
  readonly onClose: () => void;
  readonly onShowBooking: (bookingId: string) => void;
}

interface UntilSentProps extends Omit<Props, 'sent'> {
  /** The day is asked for now: calendars behind it show it. */
  readonly onStale: () => void;
  readonly children: (onSent: (sent: SentRequest) => void) => ReactNode;
}

/** The form of a request until it is sent, then its confirmation. */
export function UntilSent({ onStale, children, ...ways }: UntilSentProps) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  if (sent) return <SentDialog {...ways} sent={sent} />;
  return children((taken) => {
    setSent(taken);
    onStale();
  });
}

/** Confirms the request, says by when she answers, and links to it. */
function SentDialog({ sent, onClose, onShowBooking }: Props) {
  const now = useNow();
  return (
    <ConfirmDialog
      isOpen
      title={requestTexts.sent}
      backLabel={requestTexts.close}
      confirmLabel={requestTexts.showBooking}
      onClose={onClose}
      onConfirm={() => onShowBooking(sent.bookingId)}
    >
      <p>{sent.castCount > 1 ? requestTexts.sentWaitAll : requestTexts.sentWait}</p>
      <p className="nums">
        <span>{requestTexts.deadline(formatDeadline(new Date(sent.deadlineAt), now))}</span>
        {sent.points > 0 && <span className="block">{requestTexts.sentHold(pointsText(sent.points))}</span>}
        {sent.card && (
          <span className="block">
            {requestTexts.sentCard(pointsText(sent.card.points), yenText(sent.card.yen))}
          </span>
        )}
      </p>
    </ConfirmDialog>
  );
}
