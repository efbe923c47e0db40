import { getRouteApi, Link } from '@tanstack/react-router';
import { fullAreaName } from '@yoimachi/domain/profile';
import { genreNames } from '#lib/booking-labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { FilterBar, inArea, ticked, typed } from '#parts/filter-bar.tsx';
import { ListTable } from '#parts/list-table.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { Screen } from '#parts/page-head.tsx';
import { Chip } from '#ui/chip.tsx';
import { State } from '#ui/state.tsx';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { pages } from '#lib/queries.ts';
import type { ListedStore } from './api.ts';
import { storesTexts as t } from './ja.ts';
import { storesSearch } from './search.ts';

const route = getRouteApi('/_office/stores/');
const filters = [typed('words', t.words, 'w-72'), inArea, ticked('isDoubted', t.doubted)];

/** Stores by name, or those that somebody called another one than one that looks the same. */
export function StoresPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Screen title={t.title}>
      <FilterBar
        filters={filters}
        search={search}
        onGo={(next) => void navigate({ search: storesSearch(next), replace: true })}
      />
      <ListTable
        id="stores"
        label={t.label}
        of={pages(profileAdminRoutes.listStores, { query: search })}
        columns={columns}
        rowId={({ id }) => id}
        empty={<State icon="shop" title={t.empty} detail={t.emptyDetail} />}
        bones={10}
      />
    </Screen>
  );
}

const columns: readonly Column<ListedStore>[] = [
  fixedColumn('name', t.name, ({ id, name, doubtedAt }) => (
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
  )),
  column('area', t.area, ({ prefecture, district }) => (
    <span className="whitespace-nowrap">{visible(fullAreaName(prefecture, district))}</span>
  )),
  column('address', t.address, ({ address }) => (
    <bdi className="line-clamp-1 break-all">{visible(address)}</bdi>
  )),
  column('phone', t.phone, ({ phone }) => <span className="nums whitespace-nowrap">{phone}</span>),
  column('genre', t.genre, ({ genre }) => <span className="whitespace-nowrap">{genreNames[genre]}</span>),
  numberColumn('casts', t.casts, ({ castCount }) => t.castCount(castCount)),
];
