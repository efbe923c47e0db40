import { createFileRoute } from '@tanstack/react-router';
import { ShellActions } from '../../app/shell/shell-actions.tsx';
import { useFavorites } from '../../features/find/favorite/api/list-favorites.ts';
import { FavoriteButton } from '../../features/find/favorite/favorite-button.tsx';
import { FavoriteRow } from '../../features/find/favorite/favorite-row.tsx';
import { EmptyFavorites, FavoriteScreen } from '../../features/find/favorite/favorite-screen.tsx';
import { favoriteTexts } from '../../features/find/favorite/ja.ts';
import { CastList } from '../../features/find/search/cast-list.tsx';
import { HomeBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/favorite')({ component: Favorites });

function Favorites() {
  return (
    <FavoriteScreen
      bar={
        <HomeBar title={favoriteTexts.title}>
          <ShellActions side="guest" />
        </HomeBar>
      }
      list={
        <CastList
          pages={useFavorites()}
          day={null}
          heart={(cast) => <FavoriteButton cast={cast} look="photo" isTold={false} />}
          below={(cast) => <FavoriteRow cast={cast} />}
          empty={<EmptyFavorites />}
        />
      }
    />
  );
}
