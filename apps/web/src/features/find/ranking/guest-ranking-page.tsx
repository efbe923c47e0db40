import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FavoriteButton } from '#find/favorite';
import { SideHomeBar } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { H2, Page } from '#ui/page.tsx';
import { useDistricts } from '#lib/districts.ts';
import { readRankingSearch } from './address.ts';
import { rankingTexts as t } from './ja.ts';
import { RankRow } from './rank-row.tsx';
import { RankingList } from './ranking-list.tsx';

/** /guest/ranking: casts by what guests said of them, and by their days. Which ranking it is stands in the address. */
export function GuestRankingPage() {
  const search = readRankingSearch(useDistricts(), useSearch({ from: '/guest/ranking' }));
  const navigate = useNavigate({ from: '/guest/ranking' });
  return (
    <>
      <SideHomeBar title={t.title} side="guest" />
      <Page width="wide">
        <H2 level={1}>{t.title}</H2>
        <RankingList
          search={search}
          onSearch={(next) => void navigate({ replace: true, search: next })}
          wayOn={<ButtonLink to="/guest" variant="line" label={t.toSearch} />}
          row={(cast, tab, isEager) => (
            <RankRow
              key={cast.castId}
              cast={cast}
              tab={tab}
              isEager={isEager}
              heart={<FavoriteButton cast={cast} look="plain" />}
              name={
                <Link
                  to="/guest/user-profile"
                  search={{ castId: cast.castId }}
                  className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
                >
                  {cast.nickname}
                </Link>
              }
            />
          )}
        />
      </Page>
    </>
  );
}
