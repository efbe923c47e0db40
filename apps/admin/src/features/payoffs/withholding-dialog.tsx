import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { formatCount, yenText } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { addMonths, dayOf, monthOf } from '#ui/lib/dates.ts';
import { TextField } from '#ui/text-field.tsx';
import { csvFile, FileDialog } from './file-dialog.tsx';
import { payoffTexts as t } from './ja.ts';

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** What was transferred and withheld in a month, for the tax office: at first the month before. */
export default function WithholdingDialog({ onClose }: { readonly onClose: () => void }) {
  const [month, setMonth] = useState(() => addMonths(monthOf(dayOf(now())), -1));
  const isMonth = MONTH.test(month);
  return (
    <FileDialog
      title={t.withholdingReport}
      help={t.withholdingHelp}
      onClose={onClose}
      ask={
        isMonth
          ? async (reason) => {
              const report = await call(payoffAdminRoutes.withholdingReport, { body: { month, reason } });
              const said = t.withholdingSaved(formatCount(report.casts), yenText(report.withholdingYen));
              return { files: [csvFile(report.csv, t.withholdingName(month))], said };
            }
          : null
      }
    >
      <TextField
        label={t.month}
        type="month"
        value={month}
        onChange={(event) => setMonth(event.target.value)}
        error={isMonth ? undefined : t.monthWrong}
      />
    </FileDialog>
  );
}
