import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import type { Payoff } from './api.ts';
import { csvFile, FileDialog } from './file-dialog.tsx';
import { payoffTexts as t } from './ja.ts';
import { thisYear, YearSelect } from './year-select.tsx';

interface Props {
  readonly cast: Payoff['cast'];
  readonly onClose: () => void;
}

/** What a cast was paid in a year, with her name and account. */
export default function StatementDialog({ cast, onClose }: Props) {
  const [year, setYear] = useState(thisYear);
  return (
    <FileDialog
      title={t.statementTitle}
      help={t.statementHelp}
      onClose={onClose}
      ask={async (reason) => {
        const params = { castId: cast.id };
        const { csv } = await call(payoffAdminRoutes.paymentStatement, { params, body: { year, reason } });
        return { files: [csvFile(csv, t.statementName(cast.number, year))], said: t.statementSaved };
      }}
    >
      <YearSelect year={year} onChange={setYear} />
    </FileDialog>
  );
}
