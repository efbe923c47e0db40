import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { STATEMENT_YEARS } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import { Select } from '#ui/select.tsx';
import type { Payoff } from './api.ts';
import { CsvDialog } from './csv-dialog.tsx';
import { payoffTexts as t } from './ja.ts';

interface Props {
  readonly cast: Payoff['cast'];
  readonly onClose: () => void;
}

/** What a cast was paid in a year, with her name and account. */
export default function StatementDialog({ cast, onClose }: Props) {
  const thisYear = Number(dayOf(now()).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const years = Array.from({ length: STATEMENT_YEARS }, (_, index) => String(thisYear - index));
  return (
    <CsvDialog
      title={t.statementTitle}
      help={t.statementHelp}
      fileName={t.statementName(cast.number, year)}
      onClose={onClose}
      ask={async (reason) => {
        const params = { castId: cast.id };
        const { csv } = await call(payoffAdminRoutes.paymentStatement, { params, body: { year, reason } });
        return { csv, said: t.statementSaved };
      }}
    >
      <Select
        label={t.year}
        emptyLabel={null}
        options={years.map((value) => ({ value, label: value }))}
        value={String(year)}
        onChange={(event) => setYear(Number(event.target.value))}
      />
    </CsvDialog>
  );
}
