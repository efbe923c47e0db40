import type { GroupInput, GroupSide } from '@yoimachi/domain/group';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefused } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { AppBar } from '#ui/bars.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { groupQuery, useChangeGroup, useCreateGroup } from './api/groups.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { GroupForm } from './group-form.tsx';
import { GroupGone } from './group-gone.tsx';
import { groupTexts } from './ja.ts';
import { groupsPath } from './screens.ts';

interface Props {
  readonly side: GroupSide;
  readonly onBack: () => void;
}

const EMPTY: GroupInput = { name: '', memberType: null, memberIds: [] };

/** The form of a group to be made. */
export function NewGroupScreen({ side, onBack }: Props) {
  const t = groupTexts[side];
  const create = useCreateGroup();
  const navigate = useNavigate();
  const save = (input: GroupInput) =>
    create.mutate(input, {
      onSuccess: ({ groupId }) => {
        showToast(t.created, 'ok');
        void navigate({ to: groupsPath[side], search: { groupId }, replace: true });
      },
    });
  return (
    <>
      <AppBar title={t.newTitle} onBack={onBack} />
      <GroupForm side={side} first={EMPTY} error={create.error} isPending={create.isPending} onSave={save} />
    </>
  );
}

/** The form of a group that is there. */
export function EditGroupScreen({ side, groupId, onBack }: Props & { readonly groupId: string }) {
  const t = groupTexts[side];
  const query = useQuery({ ...groupQuery(groupId), staleTime: 0 });
  const change = useChangeGroup(groupId);
  const [isAsked, setAsked] = useState(false);
  const isGone = isRefused(query.error) || query.data?.isAutomatic;
  if (isGone) return <GroupGone side={side} onBack={onBack} />;
  const save = (input: GroupInput) =>
    change.mutate(input, {
      onSuccess: () => {
        showToast(t.saved, 'ok');
        onBack();
      },
    });
  const remove = <IconButton icon="trash" label={t.deleteLabel} onClick={() => setAsked(true)} />;
  return (
    <>
      <AppBar title={t.editTitle} onBack={onBack} action={query.data && remove} />
      <Loaded query={query}>
        {({ name, memberType, memberIds }) => (
          <GroupForm
            side={side}
            first={{ name: name ?? '', memberType, memberIds }}
            error={change.error}
            isPending={change.isPending}
            onSave={save}
          />
        )}
      </Loaded>
      {isAsked && query.data && (
        <DeleteDialog side={side} group={query.data} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
