import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fullAreaName } from '@yoimachi/domain/profile';
import { RANKING_TABS, type RankingTab } from '@yoimachi/domain/ranking';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { Figure, FigureRow, FigureTable } from '#parts/figure-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { rankingAdminRoutes } from '@yoimachi/contract/ranking-admin';
import { query } from '#lib/queries.ts';
import type { Board } from './api.ts';
import { rankingTexts as t } from './ja.ts';

interface District {
  readonly prefecture: number;
  readonly district: string;
  readonly counts: Readonly<Partial<Record<RankingTab, number>>>;
  readonly most: number;
}

const SHOWN_FIRST = 10;

/** In which districts there are rankings, and how many stand in each. */
export function Boards() {
  const boards = useQuery(query(rankingAdminRoutes.listRankingBoards));
  return <Loaded query={boards}>{({ items }) => <Body boards={items} />}</Loaded>;
}

function Body({ boards }: { readonly boards: readonly Board[] }) {
  const [isAll, setAll] = useState(false);
  const districts = districtsOf(boards);
  const shown = isAll ? districts : districts.slice(0, SHOWN_FIRST);
  const entries = boards.reduce((sum, { castCount }) => sum + castCount, 0);
  return (
    <Panel
      title={t.boards}
      aside={districts.length > 0 && t.sum(formatCount(districts.length), formatCount(entries))}
      isFlush
    >
      {districts.length === 0 ? (
        <p className="phrase p-5 text-sm text-sub">{t.boardsEmpty}</p>
      ) : (
        <FigureTable
          label={t.boards}
          first={t.area}
          headers={RANKING_TABS.map((tab) => ({ text: t.tabs[tab] }))}
        >
          {shown.map((one) => (
            <Row key={`${one.prefecture} ${one.district}`} one={one} />
          ))}
        </FigureTable>
      )}
      {shown.length < districts.length && (
        <div className="px-5 py-3">
          <SmallButton onClick={() => setAll(true)}>{t.all}</SmallButton>
        </div>
      )}
    </Panel>
  );
}

function Row({ one: { prefecture, district, counts } }: { readonly one: District }) {
  const area = visible(fullAreaName(prefecture, district));
  return (
    <FigureRow name={area}>
      {RANKING_TABS.map((tab) => {
        const count = counts[tab] ?? 0;
        return (
          <Figure key={tab}>
            {count === 0 ? (
              <span className="text-sub">0</span>
            ) : (
              <Link
                to="/rankings"
                search={{ prefecture, district, ...(tab !== 'RATED' && { tab }) }}
                className="control inline-flex items-center justify-end font-bold text-primary underline-offset-4 hover:underline"
              >
                {formatCount(count)}
                <span className="sr-only">{t.show(area + t.tabs[tab])}</span>
              </Link>
            )}
          </Figure>
        );
      })}
    </FigureRow>
  );
}

/** The fullest first. */
function districtsOf(boards: readonly Board[]): District[] {
  const groups = Map.groupBy(boards, ({ prefecture, district }) => `${prefecture} ${district}`);
  return [...groups.values()]
    .map((group): District => {
      const { prefecture, district } = group[0]!;
      const counts = Object.fromEntries(group.map(({ tab, castCount }) => [tab, castCount]));
      return { prefecture, district, counts, most: Math.max(...group.map(({ castCount }) => castCount)) };
    })
    .toSorted((a, b) => b.most - a.most);
}
