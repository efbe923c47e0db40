import { INQUIRY_TEXT_MAX } from '@yoimachi/domain/inquiry';
import type { ReactNode } from 'react';
import type { FormState } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { failureOf } from './draft.ts';
import { inquiryTexts as t } from './ja.ts';

export interface Reply {
  readonly text: string;
}

interface Props {
  readonly form: FormState<Reply>;
  readonly disabledReason?: string | undefined;
  /** Pictures, where some can be sent. */
  readonly children?: ReactNode;
}

/** Writing again in a thread. */
export function ReplyForm({ form, disabledReason, children }: Props) {
  const { error } = form;
  return (
    <Section title={t.again} className="border-t border-line pt-5">
      <TextArea
        label={t.reply}
        rows={4}
        count={{ text: form.values.text, max: INQUIRY_TEXT_MAX }}
        {...form.field('text')}
      />
      {children}
      {error !== null && <Note look="danger">{failureOf(error)}</Note>}
      <Button isPending={form.isPending} disabledReason={disabledReason} onClick={form.submit}>
        {t.send}
      </Button>
    </Section>
  );
}
