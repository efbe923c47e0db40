import { useInfiniteQuery } from '@tanstack/react-query';
import { fullAreaName } from '@yoimachi/domain/profile';
import type { RankingTab } from '@yoimachi/domain/ranking';
import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import type { Column } from '#parts/data-table.tsx';
import { ListTable } from '#parts/list-table.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { State } from '#ui/state.tsx';
import { entryList, type Entry } from './api.ts';
import { rankingTexts as t } from './ja.ts';
import type { RankingsSearch } from './search.ts';

const ExcludeDialog = lazy(() => import('#parts/ranking-exclusion/exclude-dialog.tsx'));

/** A ranking as guests see it; from here a cast is taken out of all of them. */
export function Entries({ search }: { readonly search: RankingsSearch }) {
  const mayAct = useMayAct();
  const list = useInfiniteQuery(entryList(search));
  const [excluding, setExcluding] = useState<Entry['cast'] | null>(null);
  const columns = columnsOf(search.tab ?? 'RATED');
  return (
    <>
      <ListTable
        id="ranking-entries"
        label={t.label}
        list={list}
        columns={mayAct('excludeFromRankings') ? [...columns, acts(setExcluding)] : columns}
        rowId={({ cast }) => cast.id}
        empty={<State icon="star" title={t.empty} detail={t.emptyDetail} />}
      />
      <Suspense>
        {excluding && (
          <ExcludeDialog
            castId={excluding.id}
            nickname={excluding.nickname}
            onClose={() => setExcluding(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const columnsOf = (tab: RankingTab): readonly Column<Entry>[] => [
  {
    id: 'rank',
    header: t.rank,
    isFixed: true,
    cell: ({ rank, isEqual }) => (
      <span className="nums whitespace-nowrap">
        <b>{t.rankOf(rank)}</b> {isEqual && <span className="text-xs text-sub">{t.equal}</span>}
      </span>
    ),
  },
  { id: 'cast', header: t.cast, isFixed: true, cell: ({ cast }) => <MemberLink {...cast} /> },
  {
    id: 'area',
    header: t.area,
    cell: ({ prefecture, district }) => (
      <span className="whitespace-nowrap">{visible(fullAreaName(prefecture, district))}</span>
    ),
  },
  { id: 'score', header: t.score, isNumber: true, cell: ({ score }) => score.toFixed(2) },
  {
    id: 'amount',
    header: tab === 'OPEN' ? t.freeDays : t.reviews,
    isNumber: true,
    cell: ({ amount }) => (tab === 'OPEN' ? t.dayCount : t.reviewCount)(formatCount(amount)),
  },
];

const acts = (onExclude: (cast: Entry['cast']) => void): Column<Entry> => ({
  id: 'acts',
  header: t.acts,
  cell: ({ cast }) => (
    <SmallButton
      look="ghost"
      aria-label={t.excludeOf(visible(cast.nickname))}
      onClick={() => onExclude(cast)}
    >
      {t.exclude}
    </SmallButton>
  ),
});
