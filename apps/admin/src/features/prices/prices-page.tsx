import { PageHead } from '#parts/page-head.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { priceTexts as t } from './ja.ts';
import { Packages } from './packages.tsx';
import { Stages } from './stages.tsx';

/** What points cost and what casts keep of them, with every change of both. */
export function PricesPage() {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} />
      <div className="grid items-start gap-4 p-5 desktop:grid-cols-2">
        <Stages />
        <Packages />
        <SettingHistory of="STAGE" title={t.stageHistory} />
        <SettingHistory of="PACKAGE" title={t.packageHistory} />
      </div>
    </div>
  );
}
