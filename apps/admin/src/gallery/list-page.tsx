import { useState } from 'react';
import { addressOf, area, day, flag, oneOf, words } from '#lib/address.ts';
import { ActButton } from '#parts/act/index.ts';
import { fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { DataTable } from '#parts/data-table.tsx';
import { chosen, dated, FilterBar, inArea, ticked, typed } from '#parts/filter-bar.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { formatCount } from '#ui/amount.tsx';
import { State } from '#ui/state.tsx';
import { add, changePrice, remove, type Sample } from './acts.tsx';

const read = addressOf({ words: words(40), kind: oneOf(['A', 'B']), ...area, from: day, isOpen: flag });
const filters = [
  typed('words', '名前', 'w-60'),
  chosen('kind', '種類', [
    { value: 'A', label: '花' },
    { value: 'B', label: '酒' },
  ]),
  inArea,
  dated('from', '期間'),
  ticked('isOpen', '受付中のみ'),
];
const rows: readonly Sample[] = [
  { giftId: '1', name: '薔薇', points: 1000 },
  { giftId: '2', name: 'シャンパン', points: 30_000 },
];
const columns: readonly Column<Sample>[] = [
  fixedColumn('name', '名前', ({ name }) => <b>{name}</b>),
  numberColumn('points', '価格（P）', ({ points }) => formatCount(points)),
];

/** A list as every list of the office is: its head with an act, what narrows it, its rows with theirs, and one without rows. */
export function ListPage() {
  const [search, setSearch] = useState(read({}));
  const table = { label: '見本', columns, rowId: ({ giftId }: Sample) => giftId };
  return (
    <div className="flex flex-col gap-8 p-5">
      <PageHead title="一覧">
        <ActButton act={add} of={undefined} />
      </PageHead>
      <FilterBar filters={filters} search={search} onGo={(next) => setSearch(read(next))} />
      <DataTable id="sample" {...table} rows={rows} acts={[changePrice, remove]} />
      <DataTable
        id="sample-empty"
        {...table}
        rows={[]}
        empty={<State icon="search" title="該当するものはありません" />}
      />
    </div>
  );
}
