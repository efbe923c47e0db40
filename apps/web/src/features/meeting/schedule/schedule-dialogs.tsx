import { formatSpan } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Note } from '#ui/note.tsx';
import type { NamedBooking } from './day-bookings.ts';
import { scheduleTexts as t } from './ja.ts';

interface RefusalProps {
  /** Pending requests that no longer fit; null closes the dialog. */
  readonly count: number | null;
  /** Those the screen knows of. */
  readonly requests: readonly NamedBooking[];
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (confirmedRefusals: number) => void;
}

/** Before a change that refuses requests: how many. */
export function RefusalDialog({ count, requests, isPending, onClose, onConfirm }: RefusalProps) {
  return (
    <ConfirmDialog
      isOpen={count !== null}
      onClose={onClose}
      title={t.refuseTitle}
      confirmLabel={t.refuseAndSave}
      isDestructive
      isPending={isPending}
      onConfirm={() => onConfirm(count ?? 0)}
    >
      <p className="font-bold text-ink">{t.refusals(count ?? 0)}</p>
      <ul>
        {requests.map((request) => (
          <li key={request.bookingId} className="nums">
            {formatSpan(request.startMinute, request.endMinute)} {t.guest(request.guestNickname)}
          </li>
        ))}
      </ul>
      <p>{t.refuseNote}</p>
    </ConfirmDialog>
  );
}

interface DeleteProps {
  readonly isOpen: boolean;
  readonly date: string;
  readonly pendingCount: number;
  readonly error: string | null;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (confirmedRefusals: number) => void;
}

/** Before a deletion: what it causes. */
export function DeleteDialog(props: DeleteProps) {
  const { isOpen, date, pendingCount, error, isPending, onClose, onConfirm } = props;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.deleteTitle(date)}
      confirmLabel={t.delete}
      isDestructive
      isPending={isPending}
      onConfirm={() => onConfirm(pendingCount)}
    >
      <p>{t.deleteNote}</p>
      {pendingCount > 0 && <p className="font-bold text-ink">{t.refusals(pendingCount)}</p>}
      {error && <Note look="danger">{error}</Note>}
    </ConfirmDialog>
  );
}
