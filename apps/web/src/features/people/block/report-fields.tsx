import { REPORT_CATEGORIES, REPORT_TEXT_MAX } from '@yoimachi/domain/block';
import type { FormState } from '#lib/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { blockTexts as t } from './ja.ts';
import type { ReportDraft } from './report-form.ts';

interface Props {
  readonly form: Pick<FormState<ReportDraft>, 'field' | 'tick' | 'values'>;
}

const options = REPORT_CATEGORIES.map((value) => ({ value, label: t.categories[value] }));

/** The reason for a report. */
export function ReportFields({ form }: Props) {
  const { category, text, isSafety } = form.values;
  return (
    <>
      <Select label={t.category} need="required" options={options} {...form.field('category')} />
      <TextArea
        label={t.text}
        need={category === 'OTHER' ? 'required' : 'optional'}
        help={t.textHelp}
        rows={4}
        count={{ text, max: REPORT_TEXT_MAX }}
        {...form.field('text')}
      />
      <Checkbox isCard label={t.safety} help={t.safetyHelp} {...form.tick('isSafety')} />
      {isSafety && <Note look="danger">{t.danger}</Note>}
    </>
  );
}
