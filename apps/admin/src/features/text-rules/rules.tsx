import { STOP_KINDS, type StopKind, type TextAction } from '@yoimachi/domain/text-rules';
import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { useSwitchRule } from './api.ts';
import type { Rules as RulesRead } from './api.ts';
import { textRuleTexts as t } from './ja.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** What becomes of texts of each kind, and when operators hear of their writers. */
export function Rules({ rules }: { readonly rules: RulesRead }) {
  const mayAct = useMayAct();
  const [switching, setSwitching] = useState<StopKind | null>(null);
  const [isReporting, setReporting] = useState(false);
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
            {mayAct('switchTextRule') && (
              <SmallButton aria-label={t.changeOf(t.kinds[kind])} onClick={() => setSwitching(kind)}>
                {t.change}
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        <p className="phrase min-w-0 flex-1 text-sm">
          {t.reportNow(formatCount(report.after), formatCount(report.days))}
        </p>
        {mayAct('setTextReport') && <SmallButton onClick={() => setReporting(true)}>{t.change}</SmallButton>}
      </div>
      {switching && (
        <SwitchRule kind={switching} now={actions[switching]} onClose={() => setSwitching(null)} />
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog report={report} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

const otherThan = (action: TextAction): TextAction => (action === 'STOP' ? 'WARN' : 'STOP');

interface SwitchProps {
  readonly kind: StopKind;
  readonly now: TextAction;
  readonly onClose: () => void;
}

function SwitchRule({ kind, now, onClose }: SwitchProps) {
  const to = otherThan(now);
  const flip = useSwitchRule(kind, onClose);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.switchTitle(t.kinds[kind], t.actionNames[to])}
      confirmLabel={t.change}
      isDestructive={to === 'WARN'}
      isPending={flip.isPending}
      onConfirm={() => flip.mutate(to, { onError: (error) => showToast(errorMessage(error), 'danger') })}
    >
      {t.switchDetail}
    </ConfirmDialog>
  );
}
