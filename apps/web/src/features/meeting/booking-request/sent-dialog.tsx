import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useRefreshCasts } from '#find/cast';
import { formatDeadline } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { pointsText, yenText } from '#ui/amount.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { requestTexts } from './ja.ts';
import type { SentRequest } from './request.ts';

interface Props {
  readonly sent: SentRequest;
  readonly onClose: () => void;
}

interface UntilSentProps extends Omit<Props, 'sent'> {
  readonly children: (onSent: (sent: SentRequest) => void) => ReactNode;
}

/** The form of a request until it is sent, then its confirmation. */
export function UntilSent({ onClose, children }: UntilSentProps) {
  const refreshCasts = useRefreshCasts();
  const [sent, setSent] = useState<SentRequest | null>(null);
  if (sent) return <SentDialog sent={sent} onClose={onClose} />;
  return children((taken) => {
    setSent(taken);
    // The day is asked for now: calendars behind it show it.
    void refreshCasts();
  });
}

/** Confirms the request, says by when she answers, and links to it. */
function SentDialog({ sent, onClose }: Props) {
  const navigate = useNavigate();
  const now = useNow();
  return (
    <ConfirmDialog
      isOpen
      title={requestTexts.sent}
      backLabel={requestTexts.close}
      confirmLabel={requestTexts.showBooking}
      onClose={onClose}
      onConfirm={() =>
        void navigate({ to: '/guest/dohan-detail', search: { bookingId: sent.bookingId }, replace: true })
      }
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
