import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { fullAreaName } from '@yoimachi/domain/profile';
import { genreNames } from '#lib/booking-labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { ListEnd } from '#parts/list-end.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { Chip } from '#ui/chip.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { storeList } from './api.ts';
import type { ListedStore } from './api.ts';
import { Filters } from './filters.tsx';
import { storesTexts as t } from './ja.ts';
import { storesSearch } from './search.ts';

const route = getRouteApi('/_office/stores/');

/** Stores by name, or those that somebody called another one than one that looks the same. */
export function StoresPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useInfiniteQuery(storeList(search));
  const rows = itemsOf(list);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} />
      <Filters
        search={search}
        onChange={(part) =>
          void navigate({ search: (before) => storesSearch({ ...before, ...part }), replace: true })
        }
        onClear={() => void navigate({ search: {}, replace: true })}
      />
      {list.isPending && (
        <div className="p-5">
          <Skeleton>
            {Array.from({ length: 10 }, (_, index) => (
              <Bone key={index} className="h-8" />
            ))}
          </Skeleton>
        </div>
      )}
      {list.isError && !list.data && (
        <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && <State icon="shop" title={t.empty} detail={t.emptyDetail} />}
      {rows.length > 0 && (
        <DataTable id="stores" label={t.label} columns={columns} rows={rows} rowId={({ id }) => id} />
      )}
      <ListEnd list={list} />
    </div>
  );
}

const columns: readonly Column<ListedStore>[] = [
  {
    id: 'name',
    header: t.name,
    isFixed: true,
    cell: ({ id, name, doubtedAt }) => (
      <span className="flex items-center gap-2">
        <Link
          to="/stores/$storeId"
          params={{ storeId: id }}
          className="font-bold text-primary after:absolute after:inset-0"
        >
          <bdi>{visible(name)}</bdi>
        </Link>
        {doubtedAt && <Chip look="wait">{t.doubt}</Chip>}
      </span>
    ),
  },
  {
    id: 'area',
    header: t.area,
    cell: ({ prefecture, district }) => (
      <span className="whitespace-nowrap">{visible(fullAreaName(prefecture, district))}</span>
    ),
  },
  {
    id: 'address',
    header: t.address,
    cell: ({ address }) => <bdi className="line-clamp-1 break-all">{visible(address)}</bdi>,
  },
  {
    id: 'phone',
    header: t.phone,
    cell: ({ phone }) => <span className="nums whitespace-nowrap">{phone}</span>,
  },
  {
    id: 'genre',
    header: t.genre,
    cell: ({ genre }) => <span className="whitespace-nowrap">{genreNames[genre]}</span>,
  },
  { id: 'casts', header: t.casts, isNumber: true, cell: ({ castCount }) => t.castCount(castCount) },
];
