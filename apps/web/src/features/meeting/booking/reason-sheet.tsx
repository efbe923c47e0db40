import { REASON_MAX } from '@yoimachi/domain/booking';
import { hasVisibleText } from '@yoimachi/domain/text';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { bookingTexts as t } from './ja.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What the act does and what it costs. */
  readonly children: ReactNode;
  /** Reasons to choose from, plus その他 with a text. */
  readonly reasons: readonly string[];
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** The reason in words. */
  readonly onSubmit: (reason: string) => void;
}

/** Asks for the reason for a refusal, a cancellation or an early end. Keeps the choice if the call fails. */
export function ReasonSheet(props: Props) {
  const { isOpen, onClose, title, children, reasons, submitLabel, isPending, error, onSubmit } = props;
  const [choice, setChoice] = useState<string | null>(null);
  const [detail, setDetail] = useState('');
  const [isTried, setTried] = useState(false);
  const isOther = choice === t.reasonOther;
  const problem = problemOf(choice, isOther ? detail : '');
  const submit = () => {
    setTried(true);
    if (!problem) onSubmit(isOther ? detail.trim() : (choice ?? ''));
  };
  return (
    <DaySheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isSticky={isPending}
      footer={
        <div className="flex flex-col gap-3">
          <ErrorNote error={error} />
          <Button variant="danger" isWide isPending={isPending} onClick={submit}>
            {submitLabel}
          </Button>
        </div>
      }
    >
      <div className="phrase flex flex-col gap-2 text-sm text-sub">{children}</div>
      <RadioCards
        label={t.reason}
        need="required"
        options={[...reasons, t.reasonOther].map((reason) => ({ value: reason, label: reason }))}
        value={choice}
        onChange={setChoice}
        error={isTried && choice === null ? t.reasonMissing : undefined}
      />
      {isOther && (
        <TextArea
          label={t.reasonDetail}
          need="required"
          rows={3}
          value={detail}
          onChange={(event) => setDetail(event.target.value)}
          count={{ text: detail, max: REASON_MAX }}
          error={isTried ? problem : undefined}
        />
      )}
      <Note>{t.reasonPrivate}</Note>
    </DaySheet>
  );
}

function problemOf(choice: string | null, detail: string): string | undefined {
  if (choice === null) return t.reasonMissing;
  if (choice !== t.reasonOther) return undefined;
  if (!hasVisibleText(detail)) return t.reasonEmpty;
  return [...detail.trim()].length > REASON_MAX ? t.reasonTooLong(REASON_MAX) : undefined;
}
