import { useNavigate, useSearch } from '@tanstack/react-router';
import { CastList } from '#find/cast';
import { GroupSelect, groupsPath, GroupButton } from '#find/group';
import { readTier, TierStrip } from '#find/tier';
import type { ReviewTier } from '@yoimachi/domain/review';
import { SideHomeBar } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { H2, Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { favoriteScreenTexts as t } from './favorite-screen.ja.ts';
import { favoriteRoutes, type FavoriteCard } from '@yoimachi/contract/favorite';
import { useInfiniteQuery, useIsMutating } from '@tanstack/react-query';
import { pages } from '#lib/queries.ts';
import NextOpen from '#ui/next-open.tsx';
import { useToggleFavorite } from './api/toggle-favorite.ts';
import { favoriteTexts } from './ja.ts';

/** Which favourites the address names: those of a list, those with a tag. */
export interface FavoriteSearch {
  readonly groupId?: string;
  readonly tier?: ReviewTier;
}

/** The guest's favourites, newest first, 20 a page; of one of his lists, or with one of his tags, where it is named. */
function useFavorites({ groupId, tier }: FavoriteSearch) {
  // Asked for before a heart has arrived, the list may not have her yet.
  const isSending = useIsMutating({ mutationKey: ['favorite'] }) > 0;
  return useInfiniteQuery({
    ...pages(favoriteRoutes.listFavorites, { query: { groupId, tier } }),
    enabled: ({ state }) => state.data !== undefined || !isSending,
  });
}

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
      <SideHomeBar title={t.title} side="guest" />
      <Page width="wide">
        <H2 level={1}>{t.title}</H2>
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
            {t.lists}
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
      title={isList ? t.noneInList : t.noneWithTag}
      detail={isList ? t.noneInListDetail : t.noneWithTagDetail}
      action={
        <Button variant="line" onClick={onAll}>
          {t.showAll}
        </Button>
      }
    />
  );
}

function EmptyFavorites() {
  return (
    <State
      icon="heart"
      title={t.none}
      detail={t.noneDetail}
      action={<ButtonLink to="/guest" variant="line" label={t.toSearch} />}
    />
  );
}

/** Reads an address; anything that narrows nothing is dropped. */
function readFavoriteSearch(search: Readonly<Record<string, unknown>>): FavoriteSearch {
  const { groupId } = search;
  const tier = readTier(search['tier']);
  return { ...(typeof groupId === 'string' && { groupId }), ...(tier && { tier }) };
}

/** Under a favourite: when she can next be met; once dropped, an undo, which stays until the screen is left. */
function FavoriteRow({ cast }: { readonly cast: FavoriteCard }) {
  if (!cast.favorite) return <Dropped cast={cast} />;
  return (
    <div className="flex flex-col items-start gap-1 px-0.5">
      {/* Tomorrow is shown on her photo. */}
      {cast.openFromMinute === null && <NextOpen opening={cast.nextOpen} />}
      <GroupButton side="guest" friend={{ userId: cast.castId, nickname: cast.nickname }} />
    </div>
  );
}

function Dropped({ cast }: { readonly cast: FavoriteCard }) {
  const { mutate } = useToggleFavorite(cast.castId, false);
  return (
    <div role="status" className="relative z-10 flex flex-col items-start gap-1 px-0.5">
      <p className="phrase text-xs text-sub">{favoriteTexts.removed}</p>
      <Button variant="line" size="md" onClick={() => mutate(true)} aria-label={t.restore(cast.nickname)}>
        {t.undo}
      </Button>
    </div>
  );
}
