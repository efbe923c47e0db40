import type { GroupPerson } from '@yoimachi/contract/group';
import type { GroupSide } from '@yoimachi/domain/group';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isRefused } from '#lib/api-error.ts';
import { AppBar } from '#ui/bars.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { CardList } from '#ui/card.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { linkRowClass } from '#ui/link-list.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { RowListSkeleton } from '#ui/row-skeleton.tsx';
import { State } from '#ui/state.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { groupQuery, membersQuery } from './api/groups.ts';
import { GroupGone } from './group-gone.tsx';
import { groupLabel, groupTexts } from './ja.ts';
import { PersonLine } from './person-line.tsx';
import { groupsPath } from './screens.ts';

interface Props {
  readonly side: GroupSide;
  readonly groupId: string;
  readonly onBack: () => void;
}

/** Who is in a group now, and what can be done with it. */
export function MembersScreen({ side, groupId, onBack }: Props) {
  const t = groupTexts[side];
  const group = useQuery(groupQuery(groupId));
  const members = useInfiniteQuery(membersQuery(groupId));
  if (isRefused(group.error)) return <GroupGone side={side} onBack={onBack} />;
  const { data } = group;
  const edit = data && !data.isAutomatic && (
    <Link
      to={groupsPath[side]}
      search={{ groupId, view: 'edit' }}
      className={buttonClass({ variant: 'line', size: 'md' })}
    >
      {t.editShort}
    </Link>
  );
  return (
    <>
      <AppBar title={data ? groupLabel(data) : t.title} onBack={onBack} action={edit} />
      <Page className="gap-4">
        {data && (
          <p className="nums text-sm text-sub" role="status">
            {t.count(data.memberCount)}
          </p>
        )}
        {data && data.memberType !== 'CHOSEN' && <Note>{t.autoNote}</Note>}
        <GrowingList
          list={members}
          isWaiting={group.isPending}
          skeleton={<RowListSkeleton />}
          empty={<State icon="users" title={t.noMembers} detail={t.noMembersDetail} />}
        >
          {(people) => (
            <CardList>
              {people.map((person) => (
                <li key={person.userId}>
                  <PersonLink side={side} person={person} />
                </li>
              ))}
            </CardList>
          )}
        </GrowingList>
      </Page>
      {side === 'cast' && data && data.memberCount > 0 && (
        <StickyBar>
          <Link
            to={groupsPath.cast}
            search={{ groupId, view: 'message' }}
            className={buttonClass({ variant: 'line', isWide: true })}
          >
            <Icon name="send" size={20} />
            {groupTexts.cast.message}
          </Link>
        </StickyBar>
      )}
    </>
  );
}

function PersonLink({ side, person }: { readonly side: GroupSide; readonly person: GroupPerson }) {
  const line = (
    <>
      <PersonLine side={side} person={person} />
      <Icon name="forward" size={16} className="text-sub" />
    </>
  );
  return side === 'cast' ? (
    <Link to="/cast/favorite" search={{ guestId: person.userId }} className={linkRowClass}>
      {line}
    </Link>
  ) : (
    <Link to="/guest/user-profile" search={{ castId: person.userId }} className={linkRowClass}>
      {line}
    </Link>
  );
}
