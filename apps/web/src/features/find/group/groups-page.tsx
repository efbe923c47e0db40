import type { GroupSide } from '@yoimachi/domain/group';
import { useSearch } from '@tanstack/react-router';
import { useBack } from '#lib/use-back.ts';
import { EditGroupScreen, NewGroupScreen } from './edit-screen.tsx';
import { GroupsScreen } from './groups-screen.tsx';
import { MembersScreen } from './members-screen.tsx';
import type { GroupSearch } from './screens.ts';
import { useQuery } from '@tanstack/react-query';
import { GroupMessageScreen } from '#talk/group-message';
import { isRefused } from '#lib/api-error.ts';
import { AppBar } from '#ui/bars.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { groupQuery } from './api/groups.ts';
import { GroupGone } from './group-gone.tsx';
import { groupLabel, groupTexts } from './ja.ts';

/** /cast/group: her groups of guests. */
export function CastGroupsPage() {
  return <GroupsPage side="cast" search={useSearch({ from: '/cast/group' })} />;
}

/** /guest/favorite/lists: a guest's lists of his favourites. */
export function GuestListsPage() {
  return <GroupsPage side="guest" search={useSearch({ from: '/guest/favorite/lists' })} />;
}

function GroupsPage({ side, search }: { readonly side: GroupSide; readonly search: GroupSearch }) {
  const onBack = useBack();
  const { groupId, view } = search;
  if (view === 'new') return <NewGroupScreen side={side} onBack={onBack} />;
  if (groupId === undefined) return <GroupsScreen side={side} onBack={onBack} />;
  if (view === 'message' && side === 'cast')
    return <MessagePage key={groupId} groupId={groupId} onBack={onBack} />;
  if (view === 'edit') return <EditGroupScreen key={groupId} side={side} groupId={groupId} onBack={onBack} />;
  return <MembersScreen key={groupId} side={side} groupId={groupId} onBack={onBack} />;
}

/** A message to one of her groups. */
function MessagePage({ groupId, onBack }: { readonly groupId: string; readonly onBack: () => void }) {
  const query = useQuery(groupQuery(groupId));
  if (isRefused(query.error)) return <GroupGone side="cast" onBack={onBack} />;
  if (query.data)
    return <GroupMessageScreen group={{ groupId, name: groupLabel(query.data) }} onBack={onBack} />;
  return (
    <>
      <AppBar title={groupTexts.cast.message} onBack={onBack} />
      <Loaded query={query}>{() => null}</Loaded>
    </>
  );
}
