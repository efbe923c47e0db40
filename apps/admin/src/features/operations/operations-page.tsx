import { useQuery } from '@tanstack/react-query';
import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { query } from '#lib/queries.ts';
import { whenText } from '#lib/when.ts';
import { ActButton } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { Screen } from '#parts/page-head.tsx';
import { Chip } from '#ui/chip.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { beginMaintenance, endMaintenance } from './acts.tsx';
import { operationTexts as t } from './ja.ts';
import { Weights } from './weights.tsx';

/** Switches of the whole product, and everything that was ever set. */
export function OperationsPage() {
  return (
    <Screen title={t.title}>
      <div className="grid items-start gap-4 p-5 desktop:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Maintenance />
          <Weights />
        </div>
        <SettingHistory title={t.history} />
      </div>
    </Screen>
  );
}

/** Whether the product is closed; it is closed and opened here. */
function Maintenance() {
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
          {isClosed ? t.closedUntil(whenText(until)) : t.maintenanceHelp}
        </p>
        <div>
          {isClosed ? <ActButton act={endMaintenance} /> : <ActButton act={beginMaintenance} look="danger" />}
        </div>
      </div>
    </Panel>
  );
}
