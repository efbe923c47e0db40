import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { cannedReasons } from '@yoimachi/contract/queue';
import { FORM_THRESHOLDS_YEN, type FormThresholdYen } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { readTexts } from '#lib/read.ja.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReadReasonField, useReadReason } from '#parts/read-reason.tsx';
import { formatCount } from '#ui/amount.tsx';
import { saveFile } from '#ui/lib/save-file.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { lastYear, pdfOf, years } from './acts.tsx';
import { usePayoffAct } from './api.ts';
import { payoffTexts as t } from './ja.ts';

/** The 支払調書 of all who were paid more than a sum in a year, at first of the year before: in January they are due. */
export default function FormsDialog({ onClose }: { readonly onClose: () => void }) {
  const [year, setYear] = useState(lastYear);
  const [overYen, setOver] = useState<FormThresholdYen>(FORM_THRESHOLDS_YEN[0]);
  const given = useReadReason(Object.values(cannedReasons.read));
  const save = usePayoffAct(
    async () => {
      const files = await allParts({ year, overYen, reason: given.reason });
      for (const { blob, name } of files) saveFile(blob, name);
      return files.reduce((sum, file) => sum + file.casts, 0);
    },
    (casts) => t.formSaved(formatCount(casts)),
    onClose,
  );
  return (
    <ActDialog
      title={t.forms}
      help={t.formsHelp}
      label={t.saveFile}
      isPending={save.isPending}
      isDisabled={given.reason === ''}
      error={save.error}
      onRun={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <Select
        label={t.year}
        emptyLabel={null}
        options={years().map((value) => ({ value, label: value }))}
        value={String(year)}
        onChange={({ target }) => setYear(Number(target.value))}
      />
      <Select
        label={t.formsOver}
        emptyLabel={null}
        options={FORM_THRESHOLDS_YEN.map((yen) => ({ value: String(yen), label: t.thresholds[yen] }))}
        value={String(overYen)}
        onChange={({ target }) =>
          setOver(FORM_THRESHOLDS_YEN.find((yen) => String(yen) === target.value) ?? FORM_THRESHOLDS_YEN[0])
        }
      />
      <ReadReasonField {...given} />
      <Note>{readTexts.logged}</Note>
    </ActDialog>
  );
}

interface Asked {
  readonly year: number;
  readonly overYen: FormThresholdYen;
  readonly reason: string;
}

/** Many are several files; none is saved unless all came. */
async function allParts(asked: Asked) {
  const files: { readonly blob: Blob; readonly name: string; readonly casts: number }[] = [];
  for (let part = 1; ; part += 1) {
    const made = await call(payoffAdminRoutes.paymentForms, { body: { ...asked, part } });
    const name = t.formsName(asked.year, made.parts === 1 ? null : part);
    files.push({ blob: pdfOf(made.content), name, casts: made.casts });
    if (part >= made.parts) return files;
  }
}
