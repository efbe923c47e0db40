import type { SavedAnswer } from '#lib/saved-answers.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { useRemove } from './api.ts';
import { savedAnswerTexts as t } from './ja.ts';

interface Props {
  readonly answer: SavedAnswer;
  readonly onClose: () => void;
}

/** Asks before a saved answer goes. */
export function RemoveQuestion({ answer, onClose }: Props) {
  const remove = useRemove();
  const onConfirm = () =>
    remove.mutate(answer, {
      onSuccess: () => {
        showToast(t.removed, 'ok');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.removeTitle(answer.title)}
      confirmLabel={t.remove}
      isDestructive
      isPending={remove.isPending}
      onConfirm={onConfirm}
    >
      <p>{t.removeDetail}</p>
      {remove.isError && <Note look="danger">{errorMessage(remove.error)}</Note>}
    </ConfirmDialog>
  );
}
