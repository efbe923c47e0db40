import type { GroupCard } from '@yoimachi/contract/group';
import { GROUPS_MAX, type GroupSide } from '@yoimachi/domain/group';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AppBar } from '#ui/bars.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { groupsQuery } from './api/groups.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { groupTexts, groupLabel } from './ja.ts';
import { groupsPath } from './screens.ts';
import { dayOf, formatMonthDay } from '#lib/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';

/** All groups of one side, and the way to a new one. */
export function GroupsScreen({ side, onBack }: { readonly side: GroupSide; readonly onBack: () => void }) {
  const t = groupTexts[side];
  const query = useQuery(groupsQuery());
  const [menu, setMenu] = useState<GroupCard | null>(null);
  const [asked, setAsked] = useState<GroupCard | null>(null);
  const isFull = (query.data ?? []).filter(({ isAutomatic }) => !isAutomatic).length >= GROUPS_MAX;
  return (
    <>
      <AppBar title={t.title} onBack={onBack} />
      <Page className="gap-4">
        <p className="phrase text-sm text-sub">{t.lead}</p>
        <Loaded query={query} skeleton={<CardListSkeleton count={4} />}>
          {(groups) => (
            <>
              <ul className="flex flex-col gap-3">
                {groups.map((group) => (
                  <li key={group.groupId}>
                    <GroupRow side={side} group={group} onMenu={() => setMenu(group)} />
                  </li>
                ))}
              </ul>
              <Note>{t.note}</Note>
            </>
          )}
        </Loaded>
      </Page>
      <StickyBar terms={isFull && t.full}>
        {!isFull && (
          <Link to={groupsPath[side]} search={{ view: 'new' }} className={buttonClass({ isWide: true })}>
            <Icon name="plus" size={20} />
            {t.create}
          </Link>
        )}
      </StickyBar>
      {menu && (
        <GroupMenu
          side={side}
          group={menu}
          onClose={() => setMenu(null)}
          onDelete={() => {
            setAsked(menu);
            setMenu(null);
          }}
        />
      )}
      {asked && <DeleteDialog side={side} group={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface GroupRowProps {
  readonly side: GroupSide;
  readonly group: GroupCard;
  readonly onMenu: () => void;
}

/** A group in the list: three faces, its name, how many are in it. One that everybody has has no menu. */
function GroupRow({ side, group, onMenu }: GroupRowProps) {
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

interface GroupMenuProps {
  readonly side: GroupSide;
  readonly group: GroupCard;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** What can be done with an own group. */
function GroupMenu({ side, group, onClose, onDelete }: GroupMenuProps) {
  const t = groupTexts[side];
  const { groupId } = group;
  return (
    <DaySheet isOpen onClose={onClose} title={groupLabel(group)}>
      <CardList>
        <MenuLink to={groupsPath[side]} search={{ groupId, view: 'edit' }} icon="pencil" label={t.edit} />
        {side === 'cast' && (
          <MenuLink
            to={groupsPath.cast}
            search={{ groupId, view: 'message' }}
            icon="send"
            label={groupTexts.cast.message}
          />
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
