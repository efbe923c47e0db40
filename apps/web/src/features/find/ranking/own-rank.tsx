import type { CurrentRank } from '@yoimachi/contract/standing';
import { prefectureName } from '@yoimachi/domain/profile';
import type { RankingHelp } from '@yoimachi/domain/ranking';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card, CardList } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { H2, Section } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { helpTexts, ownTexts as t } from './ja.ts';

/** Her own rank, in the country and where her store is, and what would help it. */
export function OwnRank({ query }: { readonly query: UseQueryResult<CurrentRank> }) {
  return (
    <Section>
      <H2>{t.title}</H2>
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
    { label: t.everywhere, rank: own.everywhere },
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
              value: rank === null ? t.below : t.rank(rank),
            }))}
          />
        ) : (
          <div className="flex flex-col gap-1">
            <p className="font-bold">{t.notRanked}</p>
            {reviewsNeeded > 0 && <p className="phrase text-sm text-sub">{t.needed(reviewsNeeded)}</p>}
          </div>
        )}
        <Spec
          rows={[
            ...(isRanked ? [{ label: t.score, value: score.toFixed(2) }] : []),
            { label: t.reviews, value: t.reviewCount(reviews) },
            { label: t.freeDays, value: t.dayCount(freeDays) },
          ]}
        />
      </Card>
      {helps.length > 0 && (
        <>
          <H2 level={3}>{t.helps}</H2>
          <CardList>
            {helps.map((help) => (
              <li key={help}>
                <Link to={HELP_PATHS[help]} className={linkRowClass}>
                  <LinkRow
                    label={
                      <span className="flex flex-col">
                        <span className="font-bold">{helpTexts[help].label}</span>
                        <span className="phrase text-xs text-sub">{helpTexts[help].detail}</span>
                      </span>
                    }
                  />
                </Link>
              </li>
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
