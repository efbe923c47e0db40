import type { GroupCard } from '@yoimachi/contract/group';
import type { GroupSide } from '@yoimachi/domain/group';
import { Link } from '@tanstack/react-router';
import { CardList } from '#ui/card.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { groupLabel, groupTexts } from './ja.ts';
import { groupsPath } from './screens.ts';

interface Props {
  readonly side: GroupSide;
  readonly group: GroupCard;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** What can be done with an own group. */
export function GroupMenu({ side, group, onClose, onDelete }: Props) {
  const t = groupTexts[side];
  const { groupId } = group;
  return (
    <DaySheet isOpen onClose={onClose} title={groupLabel(group)}>
      <CardList>
        <li>
          <Link to={groupsPath[side]} search={{ groupId, view: 'edit' }} className={linkRowClass}>
            <LinkRow icon="pencil" label={t.edit} />
          </Link>
        </li>
        {side === 'cast' && (
          <li>
            <Link to={groupsPath.cast} search={{ groupId, view: 'message' }} className={linkRowClass}>
              <LinkRow icon="send" label={groupTexts.cast.message} />
            </Link>
          </li>
        )}
        <li>
          <button type="button" className={linkRowClass} onClick={onDelete}>
            <LinkRow icon="trash" label={<span className="text-danger">{t.deleteLabel}</span>} />
          </button>
        </li>
      </CardList>
    </DaySheet>
  );
}
