import { REPORTED_AFTER_MAX, REPORTED_WITHIN_DAYS_MAX } from '@yoimachi/domain/text-rules';
import { useState } from 'react';
import { ActDialog } from '#parts/act-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useSetReport } from './api.ts';
import type { Rules } from './api.ts';
import { textRuleTexts as t } from './ja.ts';

const isWithin = (value: number | null, most: number): value is number =>
  value !== null && value >= 1 && value <= most;

interface Props {
  readonly report: Rules['report'];
  readonly onClose: () => void;
}

/** After how many texts within how many days operators hear of their writer. */
export default function ReportDialog({ report, onClose }: Props) {
  const [after, setAfter] = useState<number | null>(report.after);
  const [days, setDays] = useState<number | null>(report.days);
  const [wasSent, setSent] = useState(false);
  const set = useSetReport(onClose);
  return (
    <ActDialog
      title={t.reportTitle}
      help={t.reportHelp}
      label={t.change}
      isPending={set.isPending}
      error={set.error}
      onRun={() => {
        setSent(true);
        if (isWithin(after, REPORTED_AFTER_MAX) && isWithin(days, REPORTED_WITHIN_DAYS_MAX))
          set.mutate({ after, days });
      }}
      onClose={onClose}
    >
      <div className="grid gap-4 tablet:grid-cols-2">
        <NumberField
          label={t.after}
          value={after}
          onChange={setAfter}
          error={wasSent && !isWithin(after, REPORTED_AFTER_MAX) ? t.afterWrong : undefined}
        />
        <NumberField
          label={t.days}
          value={days}
          onChange={setDays}
          error={wasSent && !isWithin(days, REPORTED_WITHIN_DAYS_MAX) ? t.daysWrong : undefined}
        />
      </div>
    </ActDialog>
  );
}
