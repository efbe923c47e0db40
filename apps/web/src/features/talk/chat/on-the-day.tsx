import { LATE_MINUTES, LOOK_LENGTH, type LateMinutes } from '@yoimachi/domain/chat';
import { TEXT_ERRORS, type TextWarning } from '@yoimachi/contract/text-rules';
import { hasVisibleText } from '@yoimachi/domain/text';
import { useId, useRef, useState } from 'react';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { newId } from '#lib/new-id.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useQuick, type Quick } from './api/acts.ts';
import { extraTexts as t } from './ja.ts';

export interface OnTheDayProps {
  readonly friendId: string;
  /** Something was sent, and what the server warns of in it. */
  readonly onSent: (clientId: string, warning: TextWarning | null) => void;
  readonly onClose: () => void;
}

/** What is said on the day of the meeting. */
export function OnTheDay({ friendId, onSent, onClose }: OnTheDayProps) {
  const send = useQuick(friendId);
  const last = useRef<{ readonly clientId: string; readonly quick: Quick } | null>(null);
  const run = (quick: Quick) => {
    // Another try of the same is the same message.
    if (JSON.stringify(last.current?.quick) !== JSON.stringify(quick))
      last.current = { clientId: newId(), quick };
    const { clientId } = last.current!;
    send.mutate(last.current!, {
      onSuccess: ({ warning }) => {
        onSent(clientId, warning);
        showToast(t.sent, 'ok');
        onClose();
      },
    });
  };
  const isOfText = send.error instanceof ApiError && isTextError(send.error);
  return (
    <Section title={t.today}>
      {send.error && !isOfText && <Note look="danger">{errorMessage(send.error)}</Note>}
      <Late isPending={send.isPending} onChoose={(minutes) => run({ kind: 'LATE', minutes })} />
      <Look
        isPending={send.isPending}
        refusal={isOfText ? errorMessage(send.error) : undefined}
        onChange={() => isOfText && send.reset()}
        onSend={(look) => run({ kind: 'LOOK', look })}
      />
    </Section>
  );
}

const isTextError = ({ code }: ApiError) => TEXT_ERRORS.some((one) => one === code);

interface LateProps {
  readonly isPending: boolean;
  readonly onChoose: (minutes: LateMinutes) => void;
}

function Late({ isPending, onChoose }: LateProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-help`} className="flex flex-col gap-2">
      <div className="flex flex-col gap-1">
        <p id={id} className="text-sm font-bold">
          {t.lateLabel}
        </p>
        <p id={`${id}-help`} className="phrase text-xs text-sub">
          {t.lateHelp}
        </p>
      </div>
      <ul className="grid gap-2" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(3.5rem, 1fr))' }}>
        {LATE_MINUTES.map((minutes: LateMinutes) => (
          <li key={minutes} className="flex">
            <Button
              variant="line"
              size="md"
              isWide
              isDisabled={isPending}
              aria-label={`${t.lateMinutes(minutes)}${t.late}`}
              style={{ paddingInline: 4 }}
              onClick={() => onChoose(minutes)}
            >
              {t.lateMinutes(minutes)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LookProps {
  readonly isPending: boolean;
  /** Why the server did not take what was typed. */
  readonly refusal: string | undefined;
  readonly onChange: () => void;
  readonly onSend: (look: string) => void;
}

function Look({ isPending, refusal, onChange, onSend }: LookProps) {
  const [look, setLook] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = !hasVisibleText(look);
  const send = () => {
    setTried(true);
    if (isMissing) field.current?.focus();
    else onSend(look);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <TextField
        ref={field}
        className="w-full"
        label={t.lookLabel}
        help={t.lookHelp}
        maxLength={LOOK_LENGTH}
        value={look}
        onChange={(event) => {
          setLook(event.target.value);
          onChange();
        }}
        error={refusal ?? (isTried && isMissing ? t.lookMissing : undefined)}
      />
      <Button variant="line" size="md" isPending={isPending} onClick={send}>
        {t.look}
      </Button>
    </div>
  );
}
