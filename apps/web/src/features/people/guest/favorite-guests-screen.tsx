import { useInfiniteQuery, useIsMutating } from '@tanstack/react-query';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { GuestHeart } from '#find/favorite';
import { groupsPath } from '#find/group';
import { pages } from '#lib/queries.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Screen } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardList } from '#ui/card.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { linkRowClass } from '#ui/link-list.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { RowListSkeleton } from '#ui/row-skeleton.tsx';
import { State } from '#ui/state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { FavoriteTab } from './favorite-search.ts';
import { GuestLine } from './guest-line.tsx';
import { GuestScreen } from './guest-screen.tsx';
import { guestTexts as t } from './ja.ts';

/** /cast/favorite: the guests whom she keeps, those who keep her, or the one the address names. */
export function FavoriteGuestsPage() {
  const { guestId, tab = 'mine' } = useSearch({ from: '/cast/favorite' });
  const navigate = useNavigate({ from: '/cast/favorite' });
  const id = useId();
  const list = useGuests(tab);
  if (guestId !== undefined) return <GuestScreen key={guestId} guestId={guestId} />;
  return (
    <Screen title={t.title}>
      <Tabs<FavoriteTab>
        id={id}
        label={t.tabs}
        tabs={[
          { value: 'mine', label: t.mine },
          { value: 'theirs', label: t.theirs },
        ]}
        value={tab}
        onChange={(next) => void navigate({ replace: true, search: next === 'mine' ? {} : { tab: next } })}
      >
        <Guests key={tab} tab={tab} list={list} />
      </Tabs>
      {/* Below a list that is still to come it would be pushed down. */}
      {!list.isPending && (
        <MoreLink to={groupsPath.cast} search={{}}>
          {t.groups}
        </MoreLink>
      )}
    </Screen>
  );
}

function useGuests(tab: FavoriteTab) {
  const { listOwnFavoriteGuests, listFavoriteGuests } = favoriteRoutes;
  // Asked for before a heart has arrived, the list may not have him yet.
  const isSending = useIsMutating({ mutationKey: ['guest-heart'] }) > 0;
  return useInfiniteQuery({
    ...pages(tab === 'mine' ? listOwnFavoriteGuests : listFavoriteGuests),
    enabled: ({ state }) => state.data !== undefined || !isSending,
  });
}

interface GuestsProps {
  readonly tab: FavoriteTab;
  readonly list: ReturnType<typeof useGuests>;
}

function Guests({ tab, list }: GuestsProps) {
  return (
    <GrowingList
      list={list}
      skeleton={<RowListSkeleton />}
      empty={tab === 'mine' ? <State icon="heart" title={t.noneMine} detail={t.noneMineDetail} /> : <Empty />}
    >
      {(guests) => (
        <>
          <p className="phrase pt-1 text-sm text-sub">{tab === 'mine' ? t.leadMine : t.lead}</p>
          <CardList>
            {guests.map((guest) => (
              <li key={guest.userId} className="flex items-center pr-2">
                <Link to="/cast/favorite" search={{ guestId: guest.userId }} className={linkRowClass}>
                  <Avatar src={guest.photo} name={guest.nickname} size={44} />
                  <GuestLine guest={guest} />
                </Link>
                <GuestHeart guest={guest} favorite={guest.favorite} />
              </li>
            ))}
          </CardList>
        </>
      )}
    </GrowingList>
  );
}

function Empty() {
  return (
    <State
      icon="heart"
      title={t.none}
      detail={t.noneDetail}
      action={<ButtonLink to="/cast/edit-profile" variant="line" label={t.toProfile} />}
    />
  );
}
