import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { readFilters } from '../../features/search/filters.ts';
import { FilterScreen } from '../../features/search/filter-screen.tsx';

export const Route = createFileRoute('/guest/search')({ validateSearch: readFilters, component: Filters });

function Filters() {
  // The router hands on what its check of an address left out.
  const filters = readFilters({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const back = useBack();
  return (
    <FilterScreen
      filters={filters}
      onSearch={(next) => void navigate({ to: '/guest', search: next })}
      onBack={back}
    />
  );
}
