import type { GroupSide } from '@yoimachi/domain/group';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/button-link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { State } from '#ui/state.tsx';
import { groupNamesQuery } from './api/group-names.ts';
import { useMoveMember } from './api/groups.ts';
import { groupLabel, groupTexts } from './ja.ts';
import { groupsPath } from './screens.ts';

interface Props {
  readonly side: GroupSide;
  readonly friend: { readonly userId: string; readonly nickname: string };
  readonly onClose: () => void;
}

/** The groups one fills by hand, ticked where somebody is in them; a tick counts at once. */
export default function ChooseSheet({ side, friend, onClose }: Props) {
  const t = groupTexts[side];
  const move = useMoveMember(friend.userId);
  const query = useQuery(groupNamesQuery(friend.userId));
  const chosen = query.data?.filter(({ contains }) => contains !== null);
  const going = move.isPending ? move.variables : null;
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={t.entryOf(friend.nickname)}
      footer={<ButtonLink to={groupsPath[side]} search={{}} variant="line" isWide label={t.manage} />}
    >
      {query.error && !chosen && <QueryFailed query={query} />}
      {chosen?.length === 0 && <State icon="users" title={t.none} detail={t.noneDetail} />}
      <ul className="flex flex-col">
        {chosen?.map((group) => (
          <li key={group.groupId}>
            <Checkbox
              label={groupLabel(group)}
              checked={going?.groupId === group.groupId ? going.isIn : group.contains === true}
              onChange={(event) => {
                if (!move.isPending) move.mutate({ groupId: group.groupId, isIn: event.target.checked });
              }}
            />
          </li>
        ))}
      </ul>
      <ErrorNote error={move.error} />
    </DaySheet>
  );
}
