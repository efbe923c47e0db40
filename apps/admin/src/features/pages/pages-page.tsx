import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGE_TEXT_IDS, type PageTextId } from '@yoimachi/domain/page';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { Panel } from '#parts/panel.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { inForceOf, pagesQuery, standingOf } from './api.ts';
import type { Version } from './api.ts';
import { pageTexts as t } from './ja.ts';
import { Words } from './words.tsx';

interface Row {
  readonly textId: PageTextId;
  readonly inForce: Version | undefined;
  readonly planned: readonly Version[];
}

function rowsOf(versions: readonly Version[]): readonly Row[] {
  const today = dayOf(now());
  return PAGE_TEXT_IDS.map((textId) => ({
    textId,
    inForce: inForceOf(versions, textId),
    planned: standingOf(versions, textId).filter(({ version }) => version > today),
  }));
}

/** The texts of rules and help with what is read and what is planned, and what they say of the company. */
export function PagesPage() {
  const pages = useQuery(pagesQuery);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} />
      <Loaded query={pages}>
        {({ versions, words }) => (
          <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_400px]">
            <Panel title={t.label} isFlush>
              <DataTable
                id="pages"
                label={t.label}
                columns={columns}
                rows={rowsOf(versions)}
                rowId={({ textId }) => textId}
              />
            </Panel>
            <Words words={words} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

const columns: readonly Column<Row>[] = [
  {
    id: 'page',
    header: t.page,
    isFixed: true,
    cell: ({ textId }) => (
      <Link
        to="/pages/$textId"
        params={{ textId }}
        className="phrase inline-block font-bold text-primary after:absolute after:inset-0 max-desktop:min-w-32"
      >
        {t.nameOf(textId)}
      </Link>
    ),
  },
  {
    id: 'side',
    header: t.side,
    cell: ({ textId }) => <span className="whitespace-nowrap">{t.sideOf(textId)}</span>,
  },
  {
    id: 'inForce',
    header: t.inForce,
    cell: ({ inForce }) => (
      <span className="nums whitespace-nowrap">{inForce ? t.since(formatDay(inForce.version)) : t.none}</span>
    ),
  },
  {
    id: 'planned',
    header: t.planned,
    cell: ({ planned }) => (
      <span className="nums">
        {planned.length === 0 ? t.none : planned.map(({ version }) => formatDay(version)).join('、')}
      </span>
    ),
  },
];
