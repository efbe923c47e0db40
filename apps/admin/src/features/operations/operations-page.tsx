import { PageHead } from '#parts/page-head.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { operationTexts as t } from './ja.ts';
import { Maintenance } from './maintenance.tsx';
import { Weights } from './weights.tsx';

/** Switches of the whole product, and everything that was ever set. */
export function OperationsPage() {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} />
      <div className="grid items-start gap-4 p-5 desktop:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Maintenance />
          <Weights />
        </div>
        <SettingHistory title={t.history} />
      </div>
    </div>
  );
}
