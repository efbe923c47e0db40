import { useNavigate, useSearch } from '@tanstack/react-router';
import { CastList } from '#find/cast';
import { GroupSelect, groupsPath } from '#find/group';
import { readTier, TierStrip } from '#find/tier';
import type { ReviewTier } from '@yoimachi/domain/review';
import { SideHomeBar } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { H2, Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { useFavorites, type FavoriteSearch } from './api/list-favorites.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { FavoriteRow } from './favorite-row.tsx';
import { favoriteScreenTexts } from './favorite-screen.ja.ts';

/** /guest/favorite: the casts a guest keeps; the list that narrows them stands in the address. */
export function FavoritePage() {
  const search = readFavoriteSearch(useSearch({ from: '/guest/favorite/' }));
  const { groupId, tier } = search;
  const navigate = useNavigate({ from: '/guest/favorite/' });
  const isNarrowed = groupId !== undefined || tier !== undefined;
  const show = (next: { readonly groupId?: string | undefined; readonly tier?: ReviewTier | undefined }) =>
    void navigate({
      replace: true,
      search: { ...(next.groupId && { groupId: next.groupId }), ...(next.tier && { tier: next.tier }) },
    });
  return (
    <>
      <SideHomeBar title={favoriteScreenTexts.title} side="guest" />
      <Page width="wide">
        <H2 level={1}>{favoriteScreenTexts.title}</H2>
        {/* A row of its height, whether he has lists or not: nothing below moves when it is known. */}
        <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <div className="flex min-w-0 flex-[1_1_8rem]">
            <GroupSelect
              side="guest"
              value={groupId}
              onChange={(next) => show({ tier, groupId: next })}
              without="FAVORITE"
            />
          </div>
          <MoreLink to={groupsPath.guest} search={{}}>
            {favoriteScreenTexts.lists}
          </MoreLink>
        </div>
        <TierStrip value={tier} onChange={(next) => show({ groupId, tier: next })} />
        <CastList
          pages={useFavorites(search)}
          day={null}
          heart={(cast) => <FavoriteButton cast={cast} look="photo" isTold={false} />}
          below={(cast) => <FavoriteRow cast={cast} />}
          empty={
            isNarrowed ? <EmptyList isList={tier === undefined} onAll={() => show({})} /> : <EmptyFavorites />
          }
        />
      </Page>
    </>
  );
}

function EmptyList({ isList, onAll }: { readonly isList: boolean; readonly onAll: () => void }) {
  return (
    <State
      icon="heart"
      title={isList ? favoriteScreenTexts.noneInList : favoriteScreenTexts.noneWithTag}
      detail={isList ? favoriteScreenTexts.noneInListDetail : favoriteScreenTexts.noneWithTagDetail}
      action={
        <Button variant="line" onClick={onAll}>
          {favoriteScreenTexts.showAll}
        </Button>
      }
    />
  );
}

function EmptyFavorites() {
  return (
    <State
      icon="heart"
      title={favoriteScreenTexts.none}
      detail={favoriteScreenTexts.noneDetail}
      action={<ButtonLink to="/guest" variant="line" label={favoriteScreenTexts.toSearch} />}
    />
  );
}

/** Reads an address; anything that narrows nothing is dropped. */
function readFavoriteSearch(search: Readonly<Record<string, unknown>>): FavoriteSearch {
  const { groupId } = search;
  const tier = readTier(search['tier']);
  return { ...(typeof groupId === 'string' && { groupId }), ...(tier && { tier }) };
}
