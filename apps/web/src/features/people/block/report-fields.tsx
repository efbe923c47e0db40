import { REPORT_CATEGORIES, REPORT_TEXT_MAX } from '@yoimachi/domain/block';
import { Checkbox } from '#ui/checkbox.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { blockTexts as t } from './ja.ts';
import type { ReportDraft } from './report-form.ts';

interface Props {
  readonly draft: ReportDraft;
  readonly onChange: (draft: ReportDraft) => void;
  readonly problems: { readonly category?: string; readonly text?: string } | undefined;
}

const options = REPORT_CATEGORIES.map((value) => ({ value, label: t.categories[value] }));

/** The reason for a report. */
export function ReportFields({ draft, onChange, problems }: Props) {
  return (
    <>
      <Select
        label={t.category}
        need="required"
        options={options}
        value={draft.category}
        onChange={(event) => onChange({ ...draft, category: event.target.value })}
        error={problems?.category}
      />
      <TextArea
        label={t.text}
        need={draft.category === 'OTHER' ? 'required' : 'optional'}
        help={t.textHelp}
        rows={4}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
        count={{ text: draft.text, max: REPORT_TEXT_MAX }}
        error={problems?.text}
      />
      <Checkbox
        isCard
        label={t.safety}
        help={t.safetyHelp}
        checked={draft.isSafety}
        onChange={(event) => onChange({ ...draft, isSafety: event.target.checked })}
      />
      {draft.isSafety && <Note look="danger">{t.danger}</Note>}
    </>
  );
}
