import { createFileRoute } from '@tanstack/react-router';
import { ShellActions } from '../../app/shell/shell-actions.tsx';
import { LateTodayBar } from '../../app/today-bar.tsx';
import { FavoriteButton } from '../../features/find/favorite/favorite-button.tsx';
import { unreadFilters } from '../../features/find/search/address.ts';
import { readFilters } from '../../features/find/search/filters.ts';
import { searchTexts } from '../../features/find/search/ja.ts';
import { SearchScreen } from '../../features/find/search/search-screen.tsx';
import { HomeBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/')({ validateSearch: unreadFilters, component: Search });

function Search() {
  const filters = readFilters({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <>
      <SearchScreen
        bar={
          <HomeBar title={searchTexts.title}>
            <ShellActions side="guest" />
          </HomeBar>
        }
        filters={filters}
        onFilters={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        heart={(cast) => <FavoriteButton cast={cast} look="photo" />}
      />
      <LateTodayBar />
    </>
  );
}
