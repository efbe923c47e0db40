import { useMutation } from '@tanstack/react-query';
import { CODE_DIGITS } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import type { SentCode } from './api/identity.ts';
import { prepareBotCheck } from './bot-check.ts';
import { failureSentence, lockedUntil, triesLeft, troubleSentence } from './failures.ts';
import { accountTexts as t } from './ja.ts';
import { Resend } from './resend.tsx';
import { SupportLink } from './support-link.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

export interface CodeFormProps<Answer> {
  readonly sent: SentCode;
  readonly verify: (code: string) => Promise<Answer>;
  readonly onVerified: (answer: Answer) => void;
  readonly resend: () => Promise<SentCode>;
  /** Another code is being sent. */
  readonly onSent: (sent: SentCode) => void;
  /** What follows is in progress; the button waits for it. */
  readonly isEntering?: boolean;
}

/** How the last try ended, and the codes the server has refused. */
interface Failed {
  readonly error: Error | null;
  readonly codes: readonly string[];
}

/** The six digits from the SMS. The sixth submits them; what is said of a wrong code stays until the next one is judged: nothing jumps under the hand. */
export function CodeForm<Answer>(props: CodeFormProps<Answer>) {
  const { sent, verify: verifyWith, onVerified, resend, onSent, isEntering = false } = props;
  const [code, setCode] = useState('');
  const [{ error, codes }, setFailed] = useState<Failed>({ error: null, codes: [] });
  // The mutation's own state lags the press by a moment.
  const inFlight = useRef(false);
  const verify = useMutation({
    mutationFn: (typed: string) => verifyWith(typed),
    onSuccess: onVerified,
    onError: (error, typed) => {
      setFailed((last) => ({
        error,
        codes: triesLeft(error) === null ? last.codes : [...last.codes, typed],
      }));
    },
    onSettled: () => {
      inFlight.current = false;
    },
  });
  useEffect(prepareBotCheck, [sent]);

  const lock = lockedUntil(error);
  const isLocked = useSecondsUntil(lock ?? sent.expiresAt) > 0 && lock !== null;
  // A lock has voided the code, too.
  const isOver = useSecondsUntil(sent.expiresAt) === 0 || lock !== null;
  const submit = (typed: string) => {
    // A code refused once would be refused again, at the cost of another try.
    if (typed.length !== CODE_DIGITS || isOver || inFlight.current || codes.includes(typed)) return;
    inFlight.current = true;
    verify.mutate(typed);
  };
  const isRefused = codes.includes(code);
  const left = isOver ? null : triesLeft(error);
  const trouble = troubleSentence(error);
  return (
    <>
      <PlainForm className="mt-8 flex flex-col gap-5" onSend={() => submit(code)}>
        <CodeField
          label={t.code}
          autoFocus
          value={code}
          isDisabled={lock !== null}
          onChange={setCode}
          onComplete={submit}
          error={sentenceOf(isOver && !lock, trouble ? null : error)}
          isAnew={left !== null && !isRefused}
          repair={left !== null && <Repair left={left} />}
        />
        {trouble && <Note look="danger">{trouble}</Note>}
        <Submit
          isPending={verify.isPending || isEntering}
          isReady={code.length === CODE_DIGITS && !isOver && !isRefused}
          isAgain={left !== null}
        />
      </PlainForm>
      {isLocked ? (
        <SupportLink />
      ) : (
        <div className="mt-8 flex flex-col gap-3">
          <Resend at={sent.resendAt} resend={resend} onSent={onSent} />
          <p className="phrase text-center text-xs text-sub">{t.notArrived}</p>
        </div>
      )}
    </>
  );
}

/** What is said of the digits. */
function sentenceOf(isExpired: boolean, error: Error | null): string | undefined {
  if (isExpired) return messageOf('CODE_EXPIRED');
  return error ? failureSentence(error) : undefined;
}

function Repair({ left }: { readonly left: number }) {
  return (
    <div className="flex flex-col gap-1 pl-[26px] text-sm">
      <p className="phrase">{t.retype}</p>
      {/* The sentence above stays the same after another wrong code; the number is what is read out. */}
      <p role="status" className="phrase text-xs text-sub">
        {t.newestCode}
        <span className="inline-block">{t.triesLeft(left)}</span>
      </p>
    </div>
  );
}

interface SubmitProps {
  readonly isPending: boolean;
  /** Six digits that were not refused. */
  readonly isReady: boolean;
  /** After a wrong code. */
  readonly isAgain: boolean;
}

function Submit({ isPending, isReady, isAgain }: SubmitProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        type="submit"
        isWide
        isPending={isPending}
        isDisabled={!isReady}
        aria-describedby={isAgain ? reasonId : undefined}
      >
        {t.verify}
      </Button>
      {isAgain && (
        <p id={reasonId} className="phrase -mt-2 text-center text-xs text-sub">
          {t.retypeToVerify}
        </p>
      )}
    </>
  );
}
