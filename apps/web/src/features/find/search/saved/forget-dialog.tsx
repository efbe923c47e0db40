import type { SavedSearch } from '@yoimachi/contract/saved-search';
import { showToast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { useForgetSearch } from '../api/saved-searches.ts';
import { savedTexts as t } from './ja.ts';

interface Props {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

/** Asks before a kept search goes. */
export function ForgetDialog({ search: { savedSearchId, name }, onClose }: Props) {
  const { mutate, isPending, error } = useForgetSearch();
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      onClose={onClose}
      title={t.removeTitle(name)}
      confirmLabel={t.remove}
      isPending={isPending}
      onConfirm={() => mutate(savedSearchId, { onSuccess: () => showToast(t.removed, 'ok') })}
    >
      <p className="phrase">{t.removeNote}</p>
      <ErrorNote error={error} />
    </ConfirmDialog>
  );
}
