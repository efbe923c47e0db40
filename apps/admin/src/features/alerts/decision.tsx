import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { useState, type ReactNode } from 'react';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { Desk, useAct } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { alertTexts as t } from './ja.ts';
import type { Alert } from './load.ts';
import { AlertLog } from './log.tsx';

export const handle = ({ alertId }: Alert) => call(operatorAdminRoutes.handleAlert, { params: { alertId } });

/** Somebody takes it, notes what is done, and says that it is done with; what is urgent is asked about before. */
export function Decision({ row, children }: { readonly row: Alert; readonly children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  const take = useAct({
    act: () => call(onCallAdminRoutes.acknowledgeAlarm, { params: { alertId: row.alertId } }),
    said: () => t.acknowledged,
    stays: true,
  });
  const end = useAct({ act: () => handle(row), said: () => t.handled });
  const mayTake = row.isUrgent && row.acknowledgedBy === null;
  const onTake = () => mayTake && !take.isPending && take.mutate();
  const onHandle = () => {
    if (row.isUrgent) setAsked(true);
    else if (!end.isPending) end.mutate();
  };
  useKeys({ a: onTake, e: onHandle });
  return (
    <Desk
      row={row}
      side={<AlertLog alertId={row.alertId} />}
      error={take.error ?? end.error}
      acts={
        <>
          <Button
            variant={mayTake ? 'line' : 'primary'}
            size="md"
            isPending={end.isPending}
            onClick={onHandle}
          >
            {t.done}
          </Button>
          {mayTake && (
            <Button size="md" isPending={take.isPending} onClick={onTake}>
              {t.acknowledge}
            </Button>
          )}
        </>
      }
    >
      {children}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t.sure}
        confirmLabel={t.handle}
        isPending={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setAsked(false) })}
      >
        <span>{t.sureDetail}</span>
        {row.notes === 0 && <strong className="mt-2 block">{t.noNotes}</strong>}
      </ConfirmDialog>
    </Desk>
  );
}
