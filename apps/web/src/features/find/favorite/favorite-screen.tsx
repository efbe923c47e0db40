import { Link } from '@tanstack/react-router';
import { CastList } from '#find/cast';
import { HomeBar } from '#ui/bars.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { H2, Page } from '#ui/page.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { State } from '#ui/state.tsx';
import { useFavorites } from './api/list-favorites.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { FavoriteRow } from './favorite-row.tsx';
import { favoriteTexts } from './ja.ts';

/** /guest/favorite: the casts a guest keeps. */
export function FavoritePage() {
  return (
    <>
      <HomeBar title={favoriteTexts.title}>
        <ShellActions side="guest" />
      </HomeBar>
      <Page width="wide">
        <H2 level={1}>{favoriteTexts.title}</H2>
        <CastList
          pages={useFavorites()}
          day={null}
          heart={(cast) => <FavoriteButton cast={cast} look="photo" isTold={false} />}
          below={(cast) => <FavoriteRow cast={cast} />}
          empty={<EmptyFavorites />}
        />
      </Page>
    </>
  );
}

function EmptyFavorites() {
  return (
    <State
      icon="heart"
      title={favoriteTexts.none}
      detail={favoriteTexts.noneDetail}
      action={
        <Link to="/guest" className={buttonClass({ variant: 'line' })}>
          {favoriteTexts.toSearch}
        </Link>
      }
    />
  );
}
