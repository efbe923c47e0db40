import { checkMessageText } from '@yoimachi/domain/chat';
import { INQUIRY_TEXT_MAX } from '@yoimachi/domain/inquiry';
import { messageOf } from '@yoimachi/contract/errors';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isRefused } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Section } from '#ui/page.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { inquiryTexts as t } from './ja.ts';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly disabledReason?: string | undefined;
  /** Pictures, where some can be sent. */
  readonly children?: ReactNode;
}

/** Writing again in a thread. */
export function ReplyForm({ text, onChange, onSend, isPending, error, disabledReason, children }: Props) {
  const [problem, setProblem] = useState<string>();
  const send = () => {
    const checked = checkMessageText(text, INQUIRY_TEXT_MAX);
    setProblem(checked.ok ? undefined : messageOf(checked.error.code));
    if (checked.ok) onSend();
  };
  const isLimit = isRefused(error) && error.code === 'RATE_LIMITED' && 'until' in error.details;
  return (
    <Section className="border-t border-line pt-5">
      <H2>{t.again}</H2>
      <TextArea
        label={t.reply}
        rows={4}
        value={text}
        onChange={(event) => {
          setProblem(undefined);
          onChange(event.target.value);
        }}
        count={{ text, max: INQUIRY_TEXT_MAX }}
        error={problem}
      />
      {children}
      {error !== null && (
        <Note look="danger">{isLimit ? t.limit : isRefused(error) ? error.message : t.notSent}</Note>
      )}
      <Button isPending={isPending} disabledReason={disabledReason} onClick={send}>
        {t.send}
      </Button>
    </Section>
  );
}
