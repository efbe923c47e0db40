import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { unreadFilters } from '../../features/find/search/address.ts';
import { readFilters } from '../../features/find/search/filters.ts';
import { FilterScreen } from '../../features/find/search/filter-screen.tsx';

export const Route = createFileRoute('/guest/search')({ validateSearch: unreadFilters, component: Filters });

function Filters() {
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
