import { formatMonthDay, formatSpan } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Note } from '#ui/note.tsx';
import { copyTexts as t } from './copy.ja.ts';
import type { CopySum } from './copy-preview.ts';
import { scheduleTexts } from './ja.ts';

interface Props {
  readonly isOpen: boolean;
  readonly sum: CopySum;
  readonly problem: string | null;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Before a copy that overwrites something: how many days, and which requests it refuses. */
export function CopyDialog(props: Props) {
  const { isOpen, sum, problem, isPending, onClose, onConfirm } = props;
  const overwrites = sum.countOf('CHANGED');
  const refusals = sum.refused.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.confirmTitle(sum.copies.length)}
      confirmLabel={refusals > 0 ? t.confirmRefusing : t.confirm}
      isDestructive={refusals > 0}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      {overwrites > 0 && <p>{t.overwrites(overwrites)}</p>}
      {refusals > 0 && (
        <>
          <p className="font-bold text-ink">{scheduleTexts.refusals(refusals)}</p>
          <ul>
            {sum.refused.map((request) => (
              <li key={request.bookingId} className="nums">
                {formatMonthDay(request.day)} {formatSpan(request.startMinute, request.endMinute)}{' '}
                {scheduleTexts.guest(request.guestNickname)}
              </li>
            ))}
          </ul>
          <p>{scheduleTexts.refuseNote}</p>
        </>
      )}
      {problem && <Note look="danger">{problem}</Note>}
    </ConfirmDialog>
  );
}
