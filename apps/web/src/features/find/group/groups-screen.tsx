import type { GroupCard } from '@yoimachi/contract/group';
import { GROUPS_MAX, type GroupSide } from '@yoimachi/domain/group';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AppBar } from '#ui/bars.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { groupsQuery } from './api/groups.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { GroupMenu } from './group-menu.tsx';
import { GroupRow } from './group-row.tsx';
import { groupTexts } from './ja.ts';
import { groupsPath } from './screens.ts';

interface Props {
  readonly side: GroupSide;
  readonly onBack: () => void;
}

/** All groups of one side, and the way to a new one. */
export function GroupsScreen({ side, onBack }: Props) {
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
