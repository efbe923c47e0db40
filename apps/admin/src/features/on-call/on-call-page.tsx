import { useQuery } from '@tanstack/react-query';
import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { formatMinute } from '@yoimachi/domain/time';
import { query } from '#lib/queries.ts';
import { useStaff } from '#lib/staff.ts';
import { ActButton } from '#parts/act/index.ts';
import { DataTable } from '#parts/data-table.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { PageHead } from '#parts/page-head.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { addShift, removeShift, type ListedShift } from './acts.tsx';
import { onCallTexts as t } from './ja.ts';

/** Who is told of what is urgent, when, and in which order. */
export function OnCallPage() {
  const shifts = useQuery(query(onCallAdminRoutes.listShifts));
  const staff = useStaff().data?.items;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title}>
        {staff && <ActButton act={addShift} of={staff} icon={<Icon name="plus" size={18} />} />}
      </PageHead>
      <p className="phrase px-5 py-3 text-sm text-sub">{t.help}</p>
      <Loaded query={shifts}>
        {({ items }) => (
          <DataTable
            id="on-call"
            label={t.label}
            columns={columns}
            rows={items}
            rowId={({ shiftId }) => String(shiftId)}
            acts={[removeShift]}
            empty={<State icon="siren" title={t.empty} detail={t.emptyDetail} />}
          />
        )}
      </Loaded>
    </div>
  );
}

const columns: readonly Column<ListedShift>[] = [
  numberColumn('position', t.position, ({ position }) => position),
  fixedColumn('name', t.name, ({ operator, isOnDuty }) => (
    <span className="flex flex-wrap items-center gap-2">
      <b>{operator.name}</b>
      {isOnDuty && <Chip look="ok">{t.onDuty}</Chip>}
    </span>
  )),
  column('days', t.days, ({ weekdays }) => t.daysOf(weekdays)),
  column('hours', t.hours, ({ fromMinute, toMinute }) => (
    <span className="nums">
      {formatMinute(fromMinute)}〜{formatMinute(toMinute)}
    </span>
  )),
  column('means', t.means, ({ hasMail }) => (hasMail ? t.smsAndMail : t.sms)),
];
