import { STOP_KINDS } from '@yoimachi/domain/text-rules';
import { ActButton } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { setReport, switchRule, type Rules as RulesRead } from './acts.tsx';
import { textRuleTexts as t } from './ja.ts';

/** What becomes of texts of each kind, and when operators hear of their writers. */
export function Rules({ rules }: { readonly rules: RulesRead }) {
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
