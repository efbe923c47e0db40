import { useQuery } from '@tanstack/react-query';
import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { query } from '#lib/queries.ts';
import { ActButton } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { Screen } from '#parts/page-head.tsx';
import { pointsText, yenText } from '#ui/amount.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { addPackage, removePackage } from './acts.tsx';
import { priceTexts as t } from './ja.ts';
import { Stages } from './stages.tsx';

/** What points cost and what casts keep of them, with every change of both. */
export function PricesPage() {
  return (
    <Screen title={t.title}>
      <div className="grid items-start gap-4 p-5 desktop:grid-cols-2">
        <Stages />
        <Packages />
        <SettingHistory of="STAGE" title={t.stageHistory} />
        <SettingHistory of="PACKAGE" title={t.packageHistory} />
      </div>
    </Screen>
  );
}

/** The packages on sale. */
function Packages() {
  const packages = useQuery(query(billingAdminRoutes.listPackages));
  return (
    <Panel title={t.packages} aside={<ActButton act={addPackage} />} isFlush>
      <p className="phrase border-b border-line px-5 py-3 text-xs text-sub">{t.packagesHelp}</p>
      <Loaded query={packages}>
        {({ items }) => (
          <ul>
            {items.length === 0 && <li className="phrase p-5 text-sm text-sub">{t.noPackages}</li>}
            {items.map((one) => (
              <li
                key={one.packageId}
                className="flex min-h-13 flex-wrap items-center gap-3 border-b border-line px-5 py-2 last:border-0"
              >
                <b className="nums flex-1">{pointsText(one.points)}</b>
                <span className="nums text-sm text-sub">{yenText(one.amountYen)}</span>
                <ActButton act={removePackage} of={one} look="danger" />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
