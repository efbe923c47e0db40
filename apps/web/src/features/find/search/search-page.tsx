import { useNavigate, useSearch } from '@tanstack/react-router';
import { FavoriteButton } from '#find/favorite';
import { HomeStrip } from '#meeting/guest-booking';
import { HomeBar } from '#ui/bars.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { readFilters } from './filters.ts';
import { searchTexts } from './ja.ts';
import { SearchScreen } from './search-screen.tsx';

/** /guest: the casts, with a heart on each, and above them what comes next; what is searched for stands in the address. */
export function SearchPage() {
  const filters = readFilters({ ...useSearch({ from: '/guest/' }) });
  const navigate = useNavigate({ from: '/guest' });
  return (
    <>
      <HomeBar title={searchTexts.title}>
        <ShellActions side="guest" />
      </HomeBar>
      <HomeStrip />
      <SearchScreen
        filters={filters}
        onFilters={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        heart={(cast) => <FavoriteButton cast={cast} look="photo" />}
      />
    </>
  );
}
