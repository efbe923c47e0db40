import { rankingAdminRoutes } from '@yoimachi/contract/ranking-admin';
import { fullAreaName } from '@yoimachi/domain/profile';
import type { RankingTab } from '@yoimachi/domain/ranking';
import { pages } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { ActButton } from '#parts/act/index.ts';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { ListTable } from '#parts/list-table.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { exclude } from '#parts/ranking-exclusion/index.ts';
import { formatCount } from '#ui/amount.tsx';
import { State } from '#ui/state.tsx';
import type { Entry } from './api.ts';
import { rankingTexts as t } from './ja.ts';
import type { RankingsSearch } from './search.ts';

/** A ranking as guests see it; from here a cast is taken out of all of them. */
export const Entries = ({ search: { tab = 'RATED', ...area } }: { readonly search: RankingsSearch }) => (
  <ListTable
    id="ranking-entries"
    label={t.label}
    of={pages(rankingAdminRoutes.listRankingEntries, { query: { tab, ...area } })}
    columns={columnsOf(tab)}
    rowId={({ cast }) => cast.id}
    empty={<State icon="star" title={t.empty} detail={t.emptyDetail} />}
  />
);

const columnsOf = (tab: RankingTab): readonly Column<Entry>[] => [
  fixedColumn('rank', t.rank, ({ rank, isEqual }) => (
    <span className="nums whitespace-nowrap">
      <b>{t.rankOf(rank)}</b> {isEqual && <span className="text-xs text-sub">{t.equal}</span>}
    </span>
  )),
  fixedColumn('cast', t.cast, ({ cast }) => <MemberLink {...cast} />),
  column('area', t.area, ({ prefecture, district }) => (
    <span className="whitespace-nowrap">{visible(fullAreaName(prefecture, district))}</span>
  )),
  numberColumn('score', t.score, ({ score }) => score.toFixed(2)),
  numberColumn('amount', tab === 'OPEN' ? t.freeDays : t.reviews, ({ amount }) =>
    (tab === 'OPEN' ? t.dayCount : t.reviewCount)(formatCount(amount)),
  ),
  column('acts', t.acts, ({ cast }) => <ActButton act={exclude} of={cast} look="ghost" />),
];
