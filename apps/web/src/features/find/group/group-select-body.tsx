import type { GroupSide, MemberType } from '@yoimachi/domain/group';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import { groupNamesQuery } from './api/group-names.ts';
import { groupLabel, groupTexts } from './ja.ts';

export interface GroupSelectProps {
  readonly side: GroupSide;
  readonly value: string | undefined;
  readonly onChange: (groupId: string | undefined) => void;
  /** Left out where every entry is in it. */
  readonly without?: MemberType | undefined;
}

/** Narrows a list to one group. Whoever has but the automatic ones is not asked. */
export default function GroupSelectBody({ side, value, onChange, without }: GroupSelectProps) {
  const id = useId();
  const t = groupTexts[side];
  const { data } = useQuery(groupNamesQuery());
  const groups = (data ?? []).filter((group) => !(group.isAutomatic && group.memberType === without));
  const isGone = data !== undefined && value !== undefined && !data.some(({ groupId }) => groupId === value);
  useEffect(() => {
    // Deleted meanwhile, or somebody else's address.
    if (isGone) onChange(undefined);
  }, [isGone, onChange]);
  if (groups.every(({ isAutomatic }) => isAutomatic) && value === undefined) return null;
  return (
    <div className="relative max-w-full self-start">
      <label htmlFor={id} className="sr-only">
        {t.filter}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="h-11 max-w-full appearance-none rounded-full border border-edge bg-surface pr-10 pl-4 text-input text-ink"
      >
        <option value="">{t.all}</option>
        {groups.map((group) => (
          <option key={group.groupId} value={group.groupId}>
            {groupLabel(group)}
          </option>
        ))}
      </select>
      <Icon
        name="down"
        size={16}
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-sub"
      />
    </div>
  );
}
