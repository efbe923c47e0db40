import { getRouteApi, Link } from '@tanstack/react-router';
import { fullAreaName, OTHER_DISTRICT, prefectureName } from '@yoimachi/domain/profile';
import { lazy, Suspense, useState } from 'react';
import { useOfficeDistricts } from '#lib/districts.ts';
import type { OfficeDistrict } from '#lib/districts.ts';
import { useMayAct } from '#lib/office.ts';
import { PrefectureFilter } from '#parts/area-filter.tsx';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { FilterCheck } from '#parts/filter-check.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { useCounts } from './api.ts';
import { districtsTexts as t } from './ja.ts';
import { districtsSearch } from './search.ts';

const FormDialog = lazy(() => import('./form-dialog.tsx'));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'));

interface Row {
  readonly district: OfficeDistrict;
  readonly storeCount: number;
  readonly castCount: number;
}
/** What is being done, and to which. */
type Editing = { readonly what: 'add' } | { readonly what: 'change' | 'remove'; readonly row: Row };

const route = getRouteApi('/_office/districts');

/** Where stores can be, in the order offered, with how many stores and casts there are. */
export function DistrictsPage() {
  const { prefecture, isUsed } = route.useSearch();
  const navigate = route.useNavigate();
  const mayAct = useMayAct();
  const [editing, setEditing] = useState<Editing | null>(null);
  const set = (part: Record<string, unknown>) =>
    void navigate({ search: (before) => districtsSearch({ ...before, ...part }), replace: true });
  const districts = useOfficeDistricts();
  const counts = useCounts().data;
  const rows = (districts.data ?? [])
    .map((district): Row => ({ district, ...NONE, ...counts?.get(district.id) }))
    .filter(({ district, storeCount }) => {
      const isThere = prefecture === undefined || district.prefecture === prefecture;
      return isThere && (!isUsed || storeCount > 0);
    });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={districts.data && counts && sumOf(rows)}>
        {mayAct('addDistrict') && (
          <SmallButton onClick={() => setEditing({ what: 'add' })}>{t.add}</SmallButton>
        )}
      </PageHead>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
        <PrefectureFilter prefecture={prefecture} onChange={(code) => set({ prefecture: code })} />
        <FilterCheck
          label={t.used}
          isOn={isUsed === 'true'}
          onChange={(isOn) => set({ isUsed: isOn ? 'true' : undefined })}
        />
      </div>
      <Loaded query={districts}>
        {() =>
          rows.length === 0 ? (
            <State icon="pin" title={t.empty} detail={t.emptyDetail} />
          ) : (
            <DataTable
              id="districts"
              label={t.label}
              columns={mayAct('changeDistrict') ? [...columns, acts(setEditing)] : columns}
              rows={rows}
              rowId={({ district }) => district.id}
            />
          )
        }
      </Loaded>
      <Suspense fallback={null}>
        {editing && (
          <Dialogs
            editing={editing}
            all={districts.data ?? []}
            prefecture={prefecture}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

const NONE = { storeCount: 0, castCount: 0 };

interface DialogsProps {
  readonly editing: Editing;
  readonly all: readonly OfficeDistrict[];
  readonly prefecture: number | undefined;
  readonly onClose: () => void;
}

function Dialogs({ editing, all, prefecture, onClose }: DialogsProps) {
  if (editing.what === 'add') return <FormDialog all={all} prefecture={prefecture} onClose={onClose} />;
  if (editing.what === 'change')
    return <FormDialog all={all} district={editing.row.district} onClose={onClose} />;
  return <RemoveDialog all={all} {...editing.row} onClose={onClose} />;
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
  {
    id: 'name',
    header: t.name,
    isFixed: true,
    cell: ({ district: { prefecture, name } }) => (
      <Link
        to="/stores"
        search={{ prefecture, district: name }}
        className="font-bold whitespace-nowrap text-primary after:absolute after:inset-0"
      >
        {name}
        <span className="sr-only">{t.storesOf(fullAreaName(prefecture, name))}</span>
      </Link>
    ),
  },
  { id: 'reading', header: t.reading, cell: ({ district }) => district.reading },
  { id: 'prefecture', header: t.prefecture, cell: ({ district }) => prefectureName(district.prefecture) },
  {
    id: 'main',
    header: t.main,
    cell: ({ district }) => (district.mainPosition === null ? '' : t.mainAt(district.mainPosition)),
  },
  {
    id: 'stores',
    header: t.stores,
    isNumber: true,
    cell: ({ storeCount }) => t.storeCount(formatCount(storeCount)),
  },
  {
    id: 'casts',
    header: t.casts,
    isNumber: true,
    cell: ({ castCount }) => t.castCount(formatCount(castCount)),
  },
];

/** The rest of a prefecture stays as it is. */
const acts = (onEdit: (editing: Editing) => void): Column<Row> => ({
  id: 'acts',
  header: t.acts,
  isFixed: true,
  cell: (row) =>
    row.district.name !== OTHER_DISTRICT && (
      <span className="relative z-1 flex gap-2">
        <SmallButton look="ghost" onClick={() => onEdit({ what: 'change', row })}>
          {t.change}
          <span className="sr-only">{row.district.name}</span>
        </SmallButton>
        <SmallButton look="ghost" onClick={() => onEdit({ what: 'remove', row })}>
          {t.remove}
          <span className="sr-only">{row.district.name}</span>
        </SmallButton>
      </span>
    ),
});
