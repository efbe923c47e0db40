import { useNavigate, useSearch } from '@tanstack/react-router';
import { FavoriteButton } from '#find/favorite';
import { HomeStrip } from '#meeting/guest-booking';
import { SideHomeBar } from '#ui/bars.tsx';
import { addressOf } from './filters.ts';
import type { SearchFilters } from './filters.ts';
import { useOpeningArea } from './opening-area.ts';
import { useFilters } from './use-filters.ts';
import { searchTexts } from './ja.ts';
import { SearchScreen } from './search-screen.tsx';

/** /guest: the casts, with a heart on each, and among them what comes next; what is searched for stands in the address. */
export function SearchPage() {
  const filters = useFilters({ ...useSearch({ from: '/guest/' }) });
  const navigate = useNavigate({ from: '/guest' });
  const show = (next: SearchFilters) =>
    navigate({ search: addressOf(next), replace: true, resetScroll: false });
  const isOpening = useOpeningArea(filters, show);
  return (
    <>
      <SideHomeBar title={searchTexts.title} side="guest" />
      <SearchScreen
        filters={filters}
        isOpening={isOpening}
        onFilters={(next) => void show(next)}
        next={<HomeStrip />}
        heart={(cast) => <FavoriteButton cast={cast} look="photo" />}
      />
    </>
  );
}
