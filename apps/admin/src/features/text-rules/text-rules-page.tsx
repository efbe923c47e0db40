import { useQuery } from '@tanstack/react-query';
import { textRulesAdminRoutes } from '@yoimachi/contract/text-rules-admin';
import { STOP_KINDS } from '@yoimachi/domain/text-rules';
import { query } from '#lib/queries.ts';
import { ActButton } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { Screen } from '#parts/page-head.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { setReport, switchRule, type Rules as RulesRead } from './acts.tsx';
import { textRuleTexts as t } from './ja.ts';
import { TryBox } from './try-box.tsx';
import { Words } from './words.tsx';

/** What texts may not hold, what becomes of those that do, and a box to try one. */
export function TextRulesPage() {
  const rules = useQuery(query(textRulesAdminRoutes.readTextRules));
  return (
    <Screen title={t.title}>
      <Loaded query={rules}>
        {(loaded) => (
          <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_400px]">
            <div className="flex min-w-0 flex-col gap-4">
              <TryBox rules={loaded} />
              <Words rules={loaded} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <Rules rules={loaded} />
              <SettingHistory of="FORBIDDEN_WORD" title={t.wordHistory} />
              <SettingHistory of="TEXT_RULE" title={t.ruleHistory} />
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

/** What becomes of texts of each kind, and when operators hear of their writers. */
function Rules({ rules }: { readonly rules: RulesRead }) {
  const { actions, report } = rules;
  return (
    <Panel title={t.actions} isFlush>
      <ul>
        {STOP_KINDS.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-3">
            <div className="min-w-0 flex-1">
              <b className="text-sm">{t.kinds[kind]}</b>
              <p className="phrase text-xs text-sub">{t.kindHelp[kind]}</p>
            </div>
            <Chip look={actions[kind] === 'STOP' ? 'ok' : 'wait'}>{t.actionNames[actions[kind]]}</Chip>
            <ActButton act={switchRule} of={{ kind, now: actions[kind] }} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        <p className="phrase min-w-0 flex-1 text-sm">
          {t.reportNow(formatCount(report.after), formatCount(report.days))}
        </p>
        <ActButton act={setReport} of={report} />
      </div>
    </Panel>
  );
}
