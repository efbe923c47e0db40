import { useState } from 'react';
import { ActDialog } from '#ui/act-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
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
      {isOpen && (
        <ActDialog
          act={remove}
          input={undefined}
          title={t.removeTitle}
          label={t.remove}
          done={t.removed}
          isDestructive
          onClose={close}
        >
          <p>{t.removeNote}</p>
        </ActDialog>
      )}
    </>
  );
}
