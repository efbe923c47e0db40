import type { groupRoutes } from '@yoimachi/contract/group';
import type { AnswerOf } from '@yoimachi/contract/route';
import type { GroupSide } from '@yoimachi/domain/group';
import { useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import { groupLabel, groupTexts } from './ja.ts';

interface Props {
  readonly side: GroupSide;
  readonly value: string | undefined;
  readonly onChange: (groupId: string | undefined) => void;
  readonly groups: AnswerOf<typeof groupRoutes.listGroupNames>['items'];
}

/** The choice between one's groups. */
export default function GroupSelectBody({ side, value, onChange, groups }: Props) {
  const id = useId();
  const t = groupTexts[side];
  return (
    <div className="relative max-w-full self-start">
      <label htmlFor={id} className="sr-only">
        {t.filter}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="min-h-11 max-w-full appearance-none rounded-full border border-edge bg-surface pr-10 pl-4 text-input text-ink"
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
