import type { GroupSide } from '@yoimachi/domain/group';
import { useSearch } from '@tanstack/react-router';
import { useBack } from '#lib/use-back.ts';
import { EditGroupScreen, NewGroupScreen } from './edit-screen.tsx';
import { GroupsScreen } from './groups-screen.tsx';
import { MembersScreen } from './members-screen.tsx';
import { MessagePage } from './message-page.tsx';
import type { GroupSearch } from './screens.ts';

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
