import type { GroupSide, MemberType } from '@yoimachi/domain/group';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Bone } from '#ui/skeleton.tsx';
import { groupNamesQuery } from './api/group-names.ts';

const Body = lazy(() => import('./group-select-body.tsx'));

interface Props {
  readonly side: GroupSide;
  readonly value: string | undefined;
  readonly onChange: (groupId: string | undefined) => void;
  /** Left out where every entry is in it. */
  readonly without?: MemberType | undefined;
}

/**
 * Narrows a list to one group. Whoever has but the automatic ones is not asked. The groups are asked for together with the list, which waits
 * for them (`useGroupsAwaited`), so that they push nothing down that is read; the code comes when it is first shown, into its own room.
 */
export function GroupSelect({ side, value, onChange, without }: Props) {
  const { data } = useQuery(groupNamesQuery());
  const groups = (data ?? []).filter((group) => !(group.isAutomatic && group.memberType === without));
  const isGone = data !== undefined && value !== undefined && !data.some(({ groupId }) => groupId === value);
  useEffect(() => {
    // Deleted meanwhile, or somebody else's address.
    if (isGone) onChange(undefined);
  }, [isGone, onChange]);
  if (groups.every(({ isAutomatic }) => isAutomatic) && value === undefined) return null;
  return (
    <Suspense fallback={<Bone className="h-11 w-44 rounded-full" />}>
      <Body {...{ side, value, onChange, groups }} />
    </Suspense>
  );
}
