import { useQuery } from '@tanstack/react-query';
import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { query } from '#lib/queries.ts';
import { ActButton } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { Chip } from '#ui/chip.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { beginMaintenance, endMaintenance } from './acts.tsx';
import { operationTexts as t } from './ja.ts';

/** Whether the product is closed; it is closed and opened here. */
export function Maintenance() {
  const maintenance = useQuery(query(operatorAdminRoutes.showMaintenance));
  return <Loaded query={maintenance}>{({ until }) => <State until={until} />}</Loaded>;
}

function State({ until }: { readonly until: string | null }) {
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
          {isClosed ? <ActButton act={endMaintenance} /> : <ActButton act={beginMaintenance} look="danger" />}
        </div>
      </div>
    </Panel>
  );
}
