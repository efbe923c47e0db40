import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Loaded } from '#ui/loaded.tsx';
import { maintenanceQuery, useEndMaintenance } from './api.ts';
import { operationTexts as t } from './ja.ts';

const BeginDialog = lazy(() => import('./begin-dialog.tsx'));

/** Whether the product is closed; it is closed and opened here. */
export function Maintenance() {
  const maintenance = useQuery(maintenanceQuery);
  return <Loaded query={maintenance}>{({ until }) => <State until={until} />}</Loaded>;
}

function State({ until }: { readonly until: string | null }) {
  const [doing, setDoing] = useState<'begin' | 'end' | null>(null);
  const close = () => setDoing(null);
  const end = useEndMaintenance(close);
  const isClosed = until !== null;
  return (
    <Panel
      title={t.maintenance}
      aside={<Chip look={isClosed ? 'danger' : 'ok'}>{isClosed ? t.closed : t.open}</Chip>}
    >
      <div className="flex flex-col gap-4">
        <p className="phrase text-sm text-sub">
          {isClosed ? t.closedUntil(formatDeadline(new Date(until), now())) : t.maintenanceHelp}
        </p>
        <div>
          {isClosed ? (
            <SmallButton onClick={() => setDoing('end')}>{t.end}</SmallButton>
          ) : (
            <SmallButton look="danger" onClick={() => setDoing('begin')}>
              {t.begin}
            </SmallButton>
          )}
        </div>
      </div>
      {doing === 'begin' && (
        <Suspense>
          <BeginDialog onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={doing === 'end'}
        onClose={close}
        title={t.endTitle}
        confirmLabel={t.end}
        isPending={end.isPending}
        onConfirm={() =>
          end.mutate(undefined, { onError: (error) => showToast(errorMessage(error), 'danger') })
        }
      >
        {t.endDetail}
      </ConfirmDialog>
    </Panel>
  );
}
