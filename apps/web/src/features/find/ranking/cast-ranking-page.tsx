import { useQuery } from '@tanstack/react-query';
import { standingRoutes } from '@yoimachi/contract/standing';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SubPage } from '#ui/bars.tsx';
import { Page } from '#ui/page.tsx';
import { useDistricts } from '#lib/districts.ts';
import { query } from '#lib/queries.ts';
import { readRankingSearch } from './address.ts';
import { rankingTexts as t } from './ja.ts';
import { OwnRank } from './own-rank.tsx';
import { RankRow } from './rank-row.tsx';
import { RankingList } from './ranking-list.tsx';

/** /cast/ranking: her own rank with what would help it, and the rankings as guests see them. */
export function CastRankingPage() {
  const search = readRankingSearch(useDistricts(), useSearch({ from: '/cast/ranking' }));
  const navigate = useNavigate({ from: '/cast/ranking' });
  const own = useQuery(query(standingRoutes.getCurrentRank));
  return (
    <SubPage title={t.title}>
      <Page className="gap-6">
        <OwnRank query={own} />
        {/* Fetched beside it, and shown with it: how long it is decides where the list begins. */}
        <div hidden={own.isPending} className="contents">
          <RankingList
            search={search}
            onSearch={(next) => void navigate({ replace: true, search: next })}
            row={(cast, tab, isEager) => (
              <RankRow key={cast.castId} cast={cast} tab={tab} isEager={isEager} name={cast.nickname} />
            )}
          />
        </div>
      </Page>
    </SubPage>
  );
}
