import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { fullAreaName, prefectureName } from '@yoimachi/domain/profile';
import { useOfficeDistricts } from '#lib/districts.ts';
import { query } from '#lib/queries.ts';
import { ActButton } from '#parts/act/index.ts';
import { DataTable } from '#parts/data-table.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { FilterBar, inPrefecture, ticked } from '#parts/filter-bar.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { addDistrict, changeDistrict, removeDistrict, type Row } from './acts.tsx';
import { districtsTexts as t } from './ja.ts';
import { districtsSearch } from './search.ts';

const route = getRouteApi('/_office/districts');
const filters = [inPrefecture, ticked('isUsed', t.used)];
const NONE = { storeCount: 0, castCount: 0 };

/** Stores and casts by the district's id; one without any is missing. */
const counts = query(
  profileAdminRoutes.countDistricts,
  {},
  { select: ({ items }) => new Map(items.map((item) => [item.id, item])) },
);

/** Where stores can be, in the order offered, with how many stores and casts there are. */
export function DistrictsPage() {
  const search = route.useSearch();
  const { prefecture, isUsed } = search;
  const navigate = route.useNavigate();
  const districts = useOfficeDistricts();
  const counted = useQuery(counts).data;
  const all = districts.data ?? [];
  const rows = all
    .map((district): Row => ({ all, district, ...NONE, ...counted?.get(district.id) }))
    .filter(({ district, storeCount }) => {
      const isThere = prefecture === undefined || district.prefecture === prefecture;
      return isThere && (!isUsed || storeCount > 0);
    });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={districts.data && counted && sumOf(rows)}>
        {districts.data && <ActButton act={addDistrict} of={{ all, prefecture }} />}
      </PageHead>
      <FilterBar
        filters={filters}
        search={search}
        onGo={(next) => void navigate({ search: districtsSearch(next), replace: true })}
      />
      <Loaded query={districts}>
        {() => (
          <DataTable
            id="districts"
            label={t.label}
            columns={columns}
            rows={rows}
            rowId={({ district }) => district.id}
            acts={[changeDistrict, removeDistrict]}
            empty={<State icon="pin" title={t.empty} detail={t.emptyDetail} />}
          />
        )}
      </Loaded>
    </div>
  );
}

function sumOf(rows: readonly Row[]): string {
  const sum = (read: (row: Row) => number) => formatCount(rows.reduce((all, row) => all + read(row), 0));
  return t.sum(
    rows.length,
    sum(({ storeCount }) => storeCount),
    sum(({ castCount }) => castCount),
  );
}

const columns: readonly Column<Row>[] = [
  fixedColumn('name', t.name, ({ district: { prefecture, name } }) => (
    <Link
      to="/stores"
      search={{ prefecture, district: name }}
      className="font-bold whitespace-nowrap text-primary after:absolute after:inset-0"
    >
      {name}
      <span className="sr-only">{t.storesOf(fullAreaName(prefecture, name))}</span>
    </Link>
  )),
  column('reading', t.reading, ({ district }) => district.reading),
  column('prefecture', t.prefecture, ({ district }) => prefectureName(district.prefecture)),
  column('main', t.main, ({ district }) =>
    district.mainPosition === null ? '' : t.mainAt(district.mainPosition),
  ),
  numberColumn('stores', t.stores, ({ storeCount }) => t.storeCount(formatCount(storeCount))),
  numberColumn('casts', t.casts, ({ castCount }) => t.castCount(formatCount(castCount))),
];
