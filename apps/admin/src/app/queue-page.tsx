import { getRouteApi } from '@tanstack/react-router';
import { Workbench } from '#parts/workbench/index.ts';
import type { QueueSearch } from './queue-search.ts';

const route = getRouteApi('/_office/queues/$queue');

/** One queue: the workbench at its address. */
export function QueuePage() {
  const screen = route.useLoaderData();
  const { item, filter } = route.useSearch();
  const navigate = route.useNavigate();
  const go = (search: QueueSearch) => void navigate({ search, replace: true });
  const filtered = filter === undefined ? {} : { filter };
  return (
    <Workbench
      key={screen.queue}
      screen={screen}
      itemId={item}
      filter={filter}
      onChoose={(id) => go({ ...filtered, ...(id !== undefined && { item: id }) })}
      onFilter={(by) => go(by === undefined ? {} : { filter: by })}
    />
  );
}
