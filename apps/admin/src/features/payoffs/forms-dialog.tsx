import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { FORM_THRESHOLDS_YEN, type FormThresholdYen } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { formatCount } from '#ui/amount.tsx';
import { Select } from '#ui/select.tsx';
import { FileDialog, pdfFile } from './file-dialog.tsx';
import { payoffTexts as t } from './ja.ts';
import { thisYear, YearSelect } from './year-select.tsx';

/** The 支払調書 of all who were paid more than a sum in a year, at first of the year before: in January they are due. */
export default function FormsDialog({ onClose }: { readonly onClose: () => void }) {
  const [year, setYear] = useState(() => thisYear() - 1);
  const [overYen, setOver] = useState<FormThresholdYen>(FORM_THRESHOLDS_YEN[0]);
  return (
    <FileDialog
      title={t.forms}
      help={t.formsHelp}
      onClose={onClose}
      ask={async (reason) => {
        const files = await allParts({ year, overYen, reason });
        const casts = files.reduce((sum, file) => sum + file.casts, 0);
        return { files, said: t.formSaved(formatCount(casts)) };
      }}
    >
      <YearSelect year={year} onChange={setYear} />
      <Select
        label={t.formsOver}
        emptyLabel={null}
        options={FORM_THRESHOLDS_YEN.map((yen) => ({ value: String(yen), label: t.thresholds[yen] }))}
        value={String(overYen)}
        onChange={({ target }) =>
          setOver(FORM_THRESHOLDS_YEN.find((yen) => String(yen) === target.value) ?? FORM_THRESHOLDS_YEN[0])
        }
      />
    </FileDialog>
  );
}

interface Asked {
  readonly year: number;
  readonly overYen: FormThresholdYen;
  readonly reason: string;
}

/** Many are several files; none is saved unless all came. */
async function allParts(asked: Asked) {
  const files: (ReturnType<typeof pdfFile> & { readonly casts: number })[] = [];
  for (let part = 1; ; part += 1) {
    const made = await call(payoffAdminRoutes.paymentForms, { body: { ...asked, part } });
    const name = t.formsName(asked.year, made.parts === 1 ? null : part);
    files.push({ ...pdfFile(made.content, name), casts: made.casts });
    if (part >= made.parts) return files;
  }
}
