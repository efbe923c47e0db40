import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { rankingRoutes, type RankedCast } from '@yoimachi/contract/ranking';
import { RANKING_TABS, type RankingTab } from '@yoimachi/domain/ranking';
import { useState, type ReactNode } from 'react';
import { later } from '#ui/lib/later.tsx';
import { pages } from '#lib/queries.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { GrowingList } from '#ui/growing-list.tsx';
import { State } from '#ui/state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { RankingSearch } from './address.ts';
import { rankingTexts as t, tabLabels, tabLeads } from './ja.ts';
import { mainDistricts, prefectureName } from '@yoimachi/domain/profile';
import { ChoiceStrip } from '#ui/choice-strip.tsx';
import { Icon } from '#ui/icon.tsx';
import { useDistricts } from '#lib/districts.ts';

const HowSheet = later(() => import('./how-sheet.tsx'));

interface Props {
  readonly search: RankingSearch;
  readonly onSearch: (search: RankingSearch) => void;
  readonly row: (cast: RankedCast, tab: RankingTab, isEager: boolean) => ReactNode;
  /** A way on from an empty ranking of all areas. */
  readonly wayOn?: ReactNode;
}

const TABS = RANKING_TABS.map((value) => ({ value, label: tabLabels[value] }));
/** Photos that are on the screen at once. */
const EAGER_COUNT = 4;

/** The three rankings, each for all or an area and a genre. */
export function RankingList({ search, onSearch, row, wayOn }: Props) {
  const { tab = 'RATED', ...where } = search;
  const [isHow, setHow] = useState(false);
  // Another one takes its place once it is there.
  const list = useInfiniteQuery(
    pages(rankingRoutes.listRanking, { query: search }, { placeholderData: keepPreviousData }),
  );
  const isNarrowed = Object.keys(where).length > 0;
  const change = (next: RankingTab) => onSearch({ ...where, ...(next !== 'RATED' && { tab: next }) });
  return (
    <Tabs id="ranking" label={t.tabs} tabs={TABS} value={tab} onChange={change}>
      <AreaStrip search={search} onSearch={onSearch} />
      <p className="phrase text-sm text-sub">
        {tabLeads[tab]}
        <button
          type="button"
          className="hit ml-2 font-bold text-primary underline"
          onClick={() => setHow(true)}
        >
          {t.how}
        </button>
      </p>
      <GrowingList
        list={list}
        empty={
          <State
            icon="star"
            title={t.none}
            detail={isNarrowed ? t.noneDetail : tabLeads[tab]}
            action={
              isNarrowed ? (
                <Button variant="line" onClick={() => onSearch({ ...(search.tab && { tab: search.tab }) })}>
                  {t.showAll}
                </Button>
              ) : (
                wayOn
              )
            }
          />
        }
      >
        {(items) => (
          <ol
            aria-label={tabLabels[tab]}
            aria-busy={list.isPlaceholderData || undefined}
            className={cx('grid gap-4 desktop:grid-cols-2', list.isPlaceholderData && 'opacity-60')}
          >
            {items.map((cast, index) => row(cast, tab, index < EAGER_COUNT))}
          </ol>
        )}
      </GrowingList>
      {isHow && <HowSheet onClose={() => setHow(false)} />}
    </Tabs>
  );
}

const NarrowSheet = later(() => import('./narrow-sheet.tsx'));

interface AreaStripProps {
  readonly search: RankingSearch;
  readonly onSearch: (search: RankingSearch) => void;
}

const ALL = '';

/** All, or one of the districts that are looked for most; every other area and the genre are behind the first button. */
function AreaStrip({ search, onSearch }: AreaStripProps) {
  const [isOpen, setOpen] = useState(false);
  const { prefecture, district, ...rest } = search;
  const place = prefecture === undefined ? undefined : prefectureName(prefecture);
  const value = district ?? place ?? ALL;
  const offered = mainDistricts(useDistricts());
  const main = offered.map(({ name }) => name);
  const names = value === ALL || main.includes(value) ? main : [value, ...main];
  const choose = (name: string) => {
    const found = offered.find((one) => one.name === name);
    if (found) onSearch({ ...rest, prefecture: found.prefecture, district: found.name });
    else if (name === ALL) onSearch(rest);
  };
  const count = search.genre === undefined ? 0 : 1;
  return (
    <>
      <ChoiceStrip
        label={t.district}
        value={value}
        onChange={choose}
        options={[{ value: ALL, label: t.all }, ...names.map((name) => ({ value: name, label: name }))]}
        lead={
          <button
            type="button"
            className="flex min-h-11 shrink-0 items-center gap-1.5 self-start rounded-full border border-line bg-surface px-4 text-sm whitespace-nowrap"
            onClick={() => setOpen(true)}
          >
            <Icon name="sliders" size={16} />
            {t.narrowCount(count)}
          </button>
        }
      />
      {isOpen && (
        <NarrowSheet
          search={search}
          onClose={() => setOpen(false)}
          onSearch={(next) => {
            setOpen(false);
            onSearch(next);
          }}
        />
      )}
    </>
  );
}
