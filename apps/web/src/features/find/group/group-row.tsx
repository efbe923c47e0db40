import type { GroupCard } from '@yoimachi/contract/group';
import type { GroupSide } from '@yoimachi/domain/group';
import { Link } from '@tanstack/react-router';
import { dayOf, formatMonthDay } from '#lib/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { groupLabel, groupTexts } from './ja.ts';
import { groupsPath } from './screens.ts';

interface Props {
  readonly side: GroupSide;
  readonly group: GroupCard;
  readonly onMenu: () => void;
}

/** A group in the list: three faces, its name, how many are in it. One that everybody has has no menu. */
export function GroupRow({ side, group, onMenu }: Props) {
  const t = groupTexts[side];
  const name = groupLabel(group);
  const isFilled = group.memberType !== 'CHOSEN';
  const more =
    group.updatedAt !== null && !isFilled
      ? t.updated(formatMonthDay(dayOf(new Date(group.updatedAt))))
      : t.fillsItself;
  return (
    <Card isFlush className="relative flex min-h-20 items-center gap-3 py-2 pr-2 pl-4">
      <Link
        to={groupsPath[side]}
        search={{ groupId: group.groupId }}
        className="flex min-w-0 flex-1 items-center gap-3 after:absolute after:inset-0"
      >
        <span aria-hidden="true" className="flex shrink-0 empty:hidden">
          {group.faces.map((face, index) => (
            <span key={index} className={index === 0 ? '' : '-ml-2.5 rounded-full ring-2 ring-surface'}>
              <Avatar src={face.photo} name={face.nickname} size={36} />
            </span>
          ))}
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0 font-bold break-words">{name}</span>
            {isFilled && <Chip look="mute">{t.automatic}</Chip>}
          </span>
          <span className="nums phrase text-xs text-sub">
            {t.count(group.memberCount)}・{more}
          </span>
        </span>
      </Link>
      {group.isAutomatic ? (
        <Icon name="forward" size={16} className="mr-3 shrink-0 text-sub" />
      ) : (
        <IconButton icon="more" label={t.menu(name)} onClick={onMenu} className="z-10" />
      )}
    </Card>
  );
}
