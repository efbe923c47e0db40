import { formatMinute } from '@yoimachi/domain/time';
import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { useRemoveShift, useShifts } from './api.ts';
import type { ListedShift } from './api.ts';
import { onCallTexts as t } from './ja.ts';

const AddDialog = lazy(() => import('./add-dialog.tsx'));

/** Who is told of what is urgent, when, and in which order. */
export function OnCallPage() {
  const shifts = useShifts();
  const mayAct = useMayAct();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ListedShift | null>(null);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title}>
        {mayAct('addShift') && (
          <SmallButton onClick={() => setAdding(true)}>
            <Icon name="plus" size={18} />
            {t.add}
          </SmallButton>
        )}
      </PageHead>
      <p className="phrase px-5 py-3 text-sm text-sub">{t.help}</p>
      <Loaded query={shifts}>
        {(rows) =>
          rows.length === 0 ? (
            <State icon="siren" title={t.empty} detail={t.emptyDetail} />
          ) : (
            <DataTable
              id="on-call"
              label={t.label}
              columns={mayAct('removeShift') ? [...columns, acts(setLeaving)] : columns}
              rows={rows}
              rowId={({ shiftId }) => String(shiftId)}
            />
          )
        }
      </Loaded>
      <Suspense fallback={null}>{isAdding && <AddDialog onClose={() => setAdding(false)} />}</Suspense>
      {leaving && <Leaving shift={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function Leaving({ shift, onClose }: { readonly shift: ListedShift; readonly onClose: () => void }) {
  const remove = useRemoveShift();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.removeTitle(shift.operator.name)}
      confirmLabel={t.remove}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(shift.shiftId, {
          onSuccess: () => showToast(t.removed, 'ok'),
          onError: (error) => showToast(errorMessage(error), 'danger'),
          onSettled: onClose,
        })
      }
    >
      {t.removeDetail}
    </ConfirmDialog>
  );
}

const columns: readonly Column<ListedShift>[] = [
  { id: 'position', header: t.position, isNumber: true, cell: ({ position }) => position },
  {
    id: 'name',
    header: t.name,
    isFixed: true,
    cell: ({ operator, isOnDuty }) => (
      <span className="flex flex-wrap items-center gap-2">
        <b>{operator.name}</b>
        {isOnDuty && <Chip look="ok">{t.onDuty}</Chip>}
      </span>
    ),
  },
  { id: 'days', header: t.days, cell: ({ weekdays }) => t.daysOf(weekdays) },
  {
    id: 'hours',
    header: t.hours,
    cell: ({ fromMinute, toMinute }) => (
      <span className="nums">
        {formatMinute(fromMinute)}〜{formatMinute(toMinute)}
      </span>
    ),
  },
  { id: 'means', header: t.means, cell: ({ hasMail }) => (hasMail ? t.smsAndMail : t.sms) },
];

const acts = (onLeave: (shift: ListedShift) => void): Column<ListedShift> => ({
  id: 'acts',
  header: t.acts,
  isFixed: true,
  cell: (shift) => (
    <SmallButton look="ghost" onClick={() => onLeave(shift)}>
      {t.remove}
      <span className="sr-only">{shift.operator.name}</span>
    </SmallButton>
  ),
});
