import { getRouteApi } from '@tanstack/react-router';
import { RANKING_TABS } from '@yoimachi/domain/ranking';
import { optionsOf } from '#lib/options.ts';
import { AreaFilter } from '#parts/area-filter.tsx';
import { Panel } from '#parts/panel.tsx';
import { Exclusions, exclusionTexts } from '#parts/ranking-exclusion/index.ts';
import { ReasonChoice } from '#parts/reason-choice.tsx';
import { Screen } from '#parts/page-head.tsx';
import { Boards } from './boards.tsx';
import { Entries } from './entries.tsx';
import { rankingTexts as t } from './ja.ts';
import { RunPanel } from './run-panel.tsx';
import { rankingsSearch, type RankingsSearch } from './search.ts';

const route = getRouteApi('/_office/rankings');

/** When ranks were made, what they are, and who was taken out of them. */
export function RankingsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (part: Record<string, unknown>) =>
    void navigate({ search: (before) => rankingsSearch({ ...before, ...part }), replace: true });
  return (
    <Screen title={t.title}>
      <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_400px]">
        <div className="flex min-w-0 flex-col gap-4">
          <Filters search={search} onChange={set} />
          <Panel title={t.tabs[search.tab ?? 'RATED']} isFlush>
            <p className="phrase border-b border-line px-5 py-3 text-xs text-sub">{t.help}</p>
            <Entries search={search} />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <RunPanel />
          <Panel title={exclusionTexts.title}>
            <Exclusions />
          </Panel>
          <Boards />
        </div>
      </div>
    </Screen>
  );
}

const tabs = optionsOf(t.tabs, RANKING_TABS);

interface FiltersProps {
  readonly search: RankingsSearch;
  readonly onChange: (part: Record<string, unknown>) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ReasonChoice
        label={t.tab}
        options={tabs}
        value={search.tab ?? 'RATED'}
        onChange={(value) => onChange({ tab: value })}
      />
      <AreaFilter search={search} onChange={onChange} />
    </div>
  );
}
