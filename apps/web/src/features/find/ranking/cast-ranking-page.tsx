import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { standingRoutes, type CurrentRank } from '@yoimachi/contract/standing';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Screen } from '#ui/bars.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { H2, Section } from '#ui/page.tsx';
import { useDistricts } from '#lib/districts.ts';
import { query } from '#lib/queries.ts';
import { readRankingSearch } from './address.ts';
import { rankingTexts as t, helpTexts, ownTexts } from './ja.ts';
import { RankRow } from './rank-row.tsx';
import { RankingList } from './ranking-list.tsx';
import { prefectureName } from '@yoimachi/domain/profile';
import type { RankingHelp } from '@yoimachi/domain/ranking';
import { Card, CardList } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Spec } from '#ui/rows.tsx';
import { Bone } from '#ui/skeleton.tsx';

/** /cast/ranking: her own rank with what would help it, and the rankings as guests see them. */
export function CastRankingPage() {
  const search = readRankingSearch(useDistricts(), useSearch({ from: '/cast/ranking' }));
  const navigate = useNavigate({ from: '/cast/ranking' });
  const own = useQuery(query(standingRoutes.getCurrentRank));
  return (
    <Screen title={t.title} className="gap-6">
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
    </Screen>
  );
}

/** Her own rank, in the country and where her store is, and what would help it. */
function OwnRank({ query }: { readonly query: UseQueryResult<CurrentRank> }) {
  return (
    <Section title={ownTexts.title}>
      {query.data ? (
        <Shown own={query.data} />
      ) : query.isError ? (
        <QueryFailed query={query} />
      ) : (
        <Bone className="h-64 rounded-lg" />
      )}
    </Section>
  );
}

function Shown({ own }: { readonly own: CurrentRank }) {
  const { area, score, reviews, reviewsNeeded, freeDays, helps } = own;
  const isRanked = score !== null;
  const ranks = [
    { label: ownTexts.everywhere, rank: own.everywhere },
    ...(area
      ? [
          { label: prefectureName(area.prefecture) ?? '', rank: own.prefecture },
          { label: area.district, rank: own.district },
        ]
      : []),
  ];
  return (
    <>
      <Card className="flex flex-col gap-3">
        {isRanked ? (
          <Spec
            rows={ranks.map(({ label, rank }) => ({
              label,
              value: rank === null ? ownTexts.below : ownTexts.rank(rank),
            }))}
          />
        ) : (
          <div className="flex flex-col gap-1">
            <p className="font-bold">{ownTexts.notRanked}</p>
            {reviewsNeeded > 0 && <p className="phrase text-sm text-sub">{ownTexts.needed(reviewsNeeded)}</p>}
          </div>
        )}
        <Spec
          rows={[
            ...(isRanked ? [{ label: ownTexts.score, value: score.toFixed(2) }] : []),
            { label: ownTexts.reviews, value: ownTexts.reviewCount(reviews) },
            { label: ownTexts.freeDays, value: ownTexts.dayCount(freeDays) },
          ]}
        />
      </Card>
      {helps.length > 0 && (
        <>
          <H2 level={3}>{ownTexts.helps}</H2>
          <CardList>
            {helps.map((help) => (
              <MenuLink
                key={help}
                to={HELP_PATHS[help]}
                label={
                  <span className="flex flex-col">
                    <span className="font-bold">{helpTexts[help].label}</span>
                    <span className="phrase text-xs text-sub">{helpTexts[help].detail}</span>
                  </span>
                }
              />
            ))}
          </CardList>
        </>
      )}
    </>
  );
}

const HELP_PATHS = {
  BE_LISTED: '/cast/my-profile',
  MORE_REVIEWS: '/cast/bookings',
  OPEN_DAYS: '/cast/setting/setting-schedule',
  ANSWER: '/cast/bookings',
  PROFILE: '/cast/edit-profile',
} as const satisfies Record<RankingHelp, string>;
