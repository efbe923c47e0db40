import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { useRemoveCard } from './api/cards.ts';
import { cardTexts as t } from './ja.ts';

/** Removes the card after confirmation; an open booking prevents it. */
export function RemoveCard() {
  const remove = useRemoveCard();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    remove.reset();
    setOpen(false);
  };
  return (
    <>
      <IconButton icon="trash" label={t.remove} onClick={() => setOpen(true)} />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={t.removeTitle}
        confirmLabel={t.remove}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              showToast(t.removed, 'ok');
              close();
            },
          })
        }
      >
        <p>{t.removeNote}</p>
        <ErrorNote error={remove.error} />
      </ConfirmDialog>
    </>
  );
}
