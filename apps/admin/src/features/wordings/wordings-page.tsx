import { useQuery } from '@tanstack/react-query';
import { defaultSentence } from '@yoimachi/domain/notice-wording';
import { noticeTitle, WORDED_KINDS, type WordedKind } from '@yoimachi/domain/notification';
import { useState } from 'react';
import { Screen } from '#parts/page-head.tsx';
import { visible } from '#lib/visible.ts';
import { DataTable } from '#parts/data-table.tsx';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { FilterCheck } from '#parts/filter-check.tsx';
import { FilterField } from '#parts/filter-field.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
import { query } from '#lib/queries.ts';
import { editWording, type Wording } from './acts.tsx';
import { wordingTexts as t } from './ja.ts';

interface Row extends Wording {
  readonly title: string;
  readonly text: string;
  readonly isEdited: boolean;
}

const rowOf = (kind: WordedKind, written: Wording['written']): Row => ({
  kind,
  written,
  isEdited: written !== undefined && (written.title ?? written.text) !== null,
  title: written?.title ?? noticeTitle(kind),
  text: written?.text ?? defaultSentence(kind).text,
});

/** What each kind of notice says, and whose words those are. */
export function WordingsPage() {
  const wordings = useQuery(query(notificationAdminRoutes.listNoticeWordings));
  const [find, setFind] = useState('');
  const [onlyEdited, setOnlyEdited] = useState(false);
  const written = new Map(wordings.data?.items.map((one) => [one.kind, one]));
  const all = WORDED_KINDS.map((kind) => rowOf(kind, written.get(kind)));
  const shown = all.filter(
    ({ title, text, isEdited }) => (!onlyEdited || isEdited) && `${title} ${text}`.includes(find),
  );
  const edited = all.filter(({ isEdited }) => isEdited).length;
  return (
    <Screen title={t.title} note={t.count(formatCount(edited), formatCount(all.length))}>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
        <FilterField label={t.find} type="search" value={find} onChange={setFind} className="w-64" />
        <FilterCheck label={t.onlyEdited} isOn={onlyEdited} onChange={setOnlyEdited} />
      </div>
      <Loaded query={wordings}>
        {() =>
          shown.length === 0 ? (
            <State icon="search" title={t.empty} />
          ) : (
            <DataTable
              id="wordings"
              label={t.label}
              columns={columns}
              rows={shown}
              rowId={({ kind }) => kind}
              acts={[editWording]}
            />
          )
        }
      </Loaded>
    </Screen>
  );
}

const columns: readonly Column<Row>[] = [
  fixedColumn('heading', t.heading, ({ title }) => <b className="whitespace-nowrap">{visible(title)}</b>),
  column('text', t.text, ({ text }) => (
    <span className="line-clamp-2 py-1 text-xs break-all">{visible(text)}</span>
  )),
  column('state', t.state, ({ isEdited }) => (
    <Chip look={isEdited ? 'ok' : 'mute'}>{isEdited ? t.edited : t.own}</Chip>
  )),
  column('kind', t.kind, ({ kind }) => <code className="text-2xs text-sub">{kind}</code>),
];
