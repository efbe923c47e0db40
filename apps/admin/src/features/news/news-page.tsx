import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { ListTable } from '#parts/list-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { State } from '#ui/state.tsx';
import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { pages } from '#lib/queries.ts';
import type { ListedNews } from './api.ts';
import { newsTexts as t } from './ja.ts';
import { NewsPanel } from './news-panel.tsx';
import { Period } from './period.tsx';
import { StateChip } from './state-chip.tsx';

const WriteDialog = later(() => import('./write-dialog.tsx'));
const route = getRouteApi('/_office/news');

/** News, the last written first, and what can be done with one. */
export function NewsPage() {
  const { newsId } = route.useSearch();
  const mayAct = useMayAct();
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title}>
        {mayAct('writeNews') && <SmallButton onClick={() => setWriting(true)}>{t.write}</SmallButton>}
      </PageHead>
      <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_400px]">
        <Panel title={t.label} isFlush>
          <ListTable
            id="news"
            label={t.label}
            of={pages(newsAdminRoutes.listNews)}
            columns={columns}
            rowId={(row) => row.newsId}
            selectedId={newsId}
            empty={<State icon="bell" title={t.empty} detail={t.emptyDetail} />}
          />
        </Panel>
        <div className="min-w-0 max-desktop:order-first">
          {newsId === undefined ? (
            <Panel title={t.detail}>
              <p className="phrase text-sm text-sub">{t.chooseOne}</p>
            </Panel>
          ) : (
            <NewsPanel key={newsId} newsId={newsId} />
          )}
        </div>
      </div>
      {isWriting && <WriteDialog onClose={() => setWriting(false)} />}
    </div>
  );
}

const columns: readonly Column<ListedNews>[] = [
  fixedColumn('title', t.heading, ({ newsId, title }) => (
    <Link
      to="/news"
      search={{ newsId }}
      replace
      resetScroll={false}
      activeProps={{}}
      className="line-clamp-2 max-desktop:min-w-32 font-bold break-all text-primary after:absolute after:inset-0"
    >
      <bdi>{visible(title)}</bdi>
    </Link>
  )),
  column('kind', t.kind, ({ kind }) => <span className="whitespace-nowrap">{t.kinds[kind]}</span>),
  column('audience', t.audience, ({ audience }) => (
    <span className="whitespace-nowrap">{t.audiences[audience]}</span>
  )),
  column('state', t.state, (row) => <StateChip of={row} publishedAt={row.publishedAt} />),
  column('period', t.period, (row) => <Period of={row} />),
  numberColumn('reads', t.reads, ({ reads }) => formatCount(reads)),
  column('broadcast', t.broadcast, ({ broadcast }) => (
    <span className="whitespace-nowrap">{broadcast ? t.broadcasts[broadcast.state] : t.notTold}</span>
  )),
];
