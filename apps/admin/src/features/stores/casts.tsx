import { DataTable } from '#parts/data-table.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Note } from '#ui/note.tsx';
import type { Store } from './api.ts';
import { storesTexts, storeTexts as t } from './ja.ts';

type Cast = Store['casts'][number];

/** Who works in a store, with what each has ahead. */
export function CastsOfStore({ casts, isAll }: Pick<Store, 'casts' | 'isAll'>) {
  return (
    <Panel title={t.casts} aside={storesTexts.castCount(casts.length)} isFlush>
      {casts.length === 0 ? (
        <p className="p-5 text-sm text-sub">{t.noCasts}</p>
      ) : (
        <DataTable
          id="store-casts"
          label={t.castsLabel}
          columns={columns}
          rows={casts}
          rowId={({ id }) => id}
        />
      )}
      {!isAll && (
        <div className="p-4">
          <Note>{t.notAll(formatCount(casts.length))}</Note>
        </div>
      )}
    </Panel>
  );
}

const columns: readonly Column<Cast>[] = [
  fixedColumn('nickname', t.nickname, (cast) => <MemberLink {...cast} />),
  column('listed', t.listed, ({ isListed }) => (isListed ? t.isListed : t.isHidden)),
  numberColumn('days', t.comingDays, ({ comingDays }) => t.days(comingDays)),
  numberColumn('bookings', t.openBookings, ({ openBookings }) => t.count(openBookings)),
];
