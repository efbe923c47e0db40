import type { GroupName } from '@yoimachi/contract/group';
import type { GroupSide } from '@yoimachi/domain/group';
import { useNavigate } from '@tanstack/react-router';
import { errorMessage, isRefused } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Note } from '#ui/note.tsx';
import { useDeleteGroup } from './api/groups.ts';
import { groupLabel, groupTexts } from './ja.ts';
import { groupsPath } from './screens.ts';

interface Props {
  readonly side: GroupSide;
  readonly group: Pick<GroupName, 'groupId' | 'name' | 'memberType'>;
  readonly onClose: () => void;
}

/** Asks before a group goes; afterwards the list is shown. One that is gone already is as good as deleted. */
export function DeleteDialog({ side, group, onClose }: Props) {
  const t = groupTexts[side];
  const remove = useDeleteGroup(group.groupId);
  const navigate = useNavigate();
  const done = () => {
    showToast(t.deleted, 'ok');
    onClose();
    void navigate({ to: groupsPath[side], search: {}, replace: true });
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      onClose={onClose}
      title={t.deleteTitle(groupLabel(group))}
      confirmLabel={t.deleteLabel}
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, { onSuccess: done, onError: (error) => isGone(error) && done() })
      }
    >
      <p className="phrase">{t.deleteNote}</p>
      {remove.error && !isGone(remove.error) && <Note look="danger">{errorMessage(remove.error)}</Note>}
    </ConfirmDialog>
  );
}

const isGone = (error: unknown) => isRefused(error) && error.code === 'NOT_FOUND';
