import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import type { Payoff } from './api.ts';
import { FileDialog, pdfFile } from './file-dialog.tsx';
import { payoffTexts as t } from './ja.ts';
import { thisYear, YearSelect } from './year-select.tsx';

interface Props {
  readonly cast: Payoff['cast'];
  readonly onClose: () => void;
}

/** A cast's 支払調書 of a year. */
export default function FormDialog({ cast, onClose }: Props) {
  const [year, setYear] = useState(thisYear);
  return (
    <FileDialog
      title={t.form}
      help={t.formHelp}
      onClose={onClose}
      ask={async (reason) => {
        const input = { params: { castId: cast.id }, body: { year, reason } };
        const { content } = await call(payoffAdminRoutes.paymentForm, input);
        return { files: [pdfFile(content, t.formName(cast.number, year))], said: t.formSaved('1') };
      }}
    >
      <YearSelect year={year} onChange={setYear} />
    </FileDialog>
  );
}
