import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGE_TEXT_IDS, type PageTextId } from '@yoimachi/domain/page';
import { visible } from '#lib/visible.ts';
import { ActButton } from '#parts/act/index.ts';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { DataTable } from '#parts/data-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { Screen } from '#parts/page-head.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { enterWord } from './acts.tsx';
import { inForceOf, pagesQuery, standingOf, type Version, type Word } from './api.ts';
import { pageTexts as t } from './ja.ts';

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
    <Screen title={t.title}>
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
    </Screen>
  );
}

const columns: readonly Column<Row>[] = [
  fixedColumn('page', t.page, ({ textId }) => (
    <Link
      to="/pages/$textId"
      params={{ textId }}
      className="phrase inline-block font-bold text-primary after:absolute after:inset-0 max-desktop:min-w-32"
    >
      {t.nameOf(textId)}
    </Link>
  )),
  column('side', t.side, ({ textId }) => <span className="whitespace-nowrap">{t.sideOf(textId)}</span>),
  column('inForce', t.inForce, ({ inForce }) => (
    <span className="nums whitespace-nowrap">{inForce ? t.since(formatDay(inForce.version)) : t.none}</span>
  )),
  column('planned', t.planned, ({ planned }) => (
    <span className="nums">
      {planned.length === 0 ? t.none : planned.map(({ version }) => formatDay(version)).join('、')}
    </span>
  )),
];

/** What pages say of the company: its address, numbers of filings. */
function Words({ words }: { readonly words: readonly Word[] }) {
  return (
    <Panel title={t.words} isFlush>
      <p className="phrase border-b border-line px-5 py-3 text-xs text-sub">{t.wordsHelp}</p>
      <ul>
        {words.map((word) => (
          <li
            key={word.kind}
            className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-3 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <b className="text-sm">{visible(word.label)}</b>
              <p className="text-xs break-all text-sub">
                <bdi>{visible(word.text ?? t.standIn(word.standIn))}</bdi>
              </p>
            </div>
            <ActButton act={enterWord} of={word} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
