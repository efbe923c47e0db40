import type { GroupInput, GroupSide } from '@yoimachi/domain/group';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefused } from '#lib/api-error.ts';
import { AppBar } from '#ui/bars.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { changeGroup, createGroup, groupQuery } from './api/groups.ts';
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
  const navigate = useNavigate();
  return (
    <>
      <AppBar title={t.newTitle} onBack={onBack} />
      <GroupForm
        side={side}
        first={EMPTY}
        save={createGroup}
        said={t.created}
        onSent={({ groupId }) => void navigate({ to: groupsPath[side], search: { groupId }, replace: true })}
      />
    </>
  );
}

/** The form of a group that is there. */
export function EditGroupScreen({ side, groupId, onBack }: Props & { readonly groupId: string }) {
  const t = groupTexts[side];
  const query = useQuery({ ...groupQuery(groupId), staleTime: 0 });
  const [isAsked, setAsked] = useState(false);
  const isGone = isRefused(query.error) || query.data?.isAutomatic;
  if (isGone) return <GroupGone side={side} onBack={onBack} />;
  const remove = <IconButton icon="trash" label={t.deleteLabel} onClick={() => setAsked(true)} />;
  return (
    <>
      <AppBar title={t.editTitle} onBack={onBack} action={query.data && remove} />
      <Loaded query={query}>
        {({ name, memberType, memberIds }) => (
          <GroupForm
            side={side}
            first={{ name: name ?? '', memberType, memberIds }}
            save={changeGroup(groupId)}
            said={t.saved}
            onSent={onBack}
          />
        )}
      </Loaded>
      {isAsked && query.data && (
        <DeleteDialog side={side} group={query.data} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
