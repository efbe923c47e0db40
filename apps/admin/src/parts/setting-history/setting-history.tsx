import { useInfiniteQuery } from '@tanstack/react-query';
import {
  settingHistoryAdminRoutes,
  type Setting,
  type SettingChange,
  type SettingValues,
} from '@yoimachi/contract/setting-history';
import { pages } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { ListEnd } from '#parts/list-end.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { fieldNames, historyTexts as t, subjectNames, valueNames, valueNamesOf } from './ja.ts';

interface Props {
  /** Whose changes; missing: those of all. */
  readonly of?: Setting;
  readonly title?: string;
}

/** What was set, from when, by whom and what it was, the newest first. */
export function SettingHistory({ of, title = t.title }: Props) {
  const list = useInfiniteQuery(
    pages(settingHistoryAdminRoutes.listSettingChanges, { query: { setting: of } }),
  );
  const changes = itemsOf(list);
  return (
    <Panel title={title} isFlush>
      {list.data && changes.length === 0 && <p className="phrase p-5 text-sm text-sub">{t.empty}</p>}
      <ol>
        {changes.map((change, index) => (
          <li key={index} className="border-b border-line px-5 py-2.5 text-sm last:border-0">
            <p className="break-all">
              {of === undefined && <span className="text-sub">{t.settings[change.setting]} </span>}
              <b>
                <bdi>{visible(nameOf(change))}</bdi>
              </b>{' '}
              <span>{whatChanged(change)}</span>
            </p>
            <p className="nums text-xs text-sub">
              {whenText(change.at)}{' '}
              {change.operatorName === null ? t.bySystem : t.by(visible(change.operatorName))}
            </p>
          </li>
        ))}
      </ol>
      <ListEnd list={list} />
    </Panel>
  );
}

/** What one of several is called; as it stands where that is its name. */
const nameOf = ({ setting, subject }: SettingChange) => subjectNames[setting]?.(subject) ?? subject;

function whatChanged({ before, after }: SettingChange): string {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const said = fields.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    if (was === is) return [];
    const name = fieldNames[field]?.[0] ?? field;
    if (before === null) return [`${name} ${valueOf(field, after!)}`];
    if (after === null) return [`${name} ${valueOf(field, before)}`];
    return [`${name} ${t.change(valueOf(field, before), valueOf(field, after))}`];
  });
  const act = before === null ? `${t.added}: ` : after === null ? `${t.removed}: ` : '';
  return visible(act + (said.length === 0 ? t.same : said.join('、')));
}

function valueOf(field: string, values: SettingValues): string {
  const value = values[field];
  if (value === null || value === undefined) return t.none;
  if (typeof value === 'number') return `${formatCount(value)}${fieldNames[field]?.[1] ?? ''}`;
  if (field === 'until') return whenText(String(value));
  return valueNamesOf[field]?.[String(value)] ?? valueNames[String(value)] ?? String(value);
}
