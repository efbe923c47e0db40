import { useMutation } from '@tanstack/react-query';
import { CODE_DIGITS } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
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

/** Codes the server has refused, and its message for the last one. */
interface Refused {
  readonly codes: readonly string[];
  readonly error: Error | null;
}

/** The six digits from the SMS. The sixth submits them; a wrong code stays, so that one digit can be corrected. */
export function CodeForm<Answer>(props: CodeFormProps<Answer>) {
  const { sent, verify: verifyWith, onVerified, resend, onSent, isEntering = false } = props;
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>({ codes: [], error: null });
  // The mutation's own state lags the press by a moment.
  const inFlight = useRef(false);
  const verify = useMutation({
    mutationFn: (typed: string) => verifyWith(typed),
    onSuccess: onVerified,
    onError: (error, typed) => {
      if (triesLeft(error) !== null) setRefused(({ codes }) => ({ codes: [...codes, typed], error }));
    },
    onSettled: () => {
      inFlight.current = false;
    },
  });
  useEffect(prepareBotCheck, [sent]);

  const error = verify.error ?? (refused.codes.includes(code) ? refused.error : null);
  const lock = lockedUntil(error);
  const isLocked = useSecondsUntil(lock ?? sent.expiresAt) > 0 && lock !== null;
  // A lock has voided the code, too.
  const isOver = useSecondsUntil(sent.expiresAt) === 0 || lock !== null;
  const submit = (typed: string) => {
    setTried(true);
    // A code refused once would be refused again, at the cost of another try.
    if (typed.length !== CODE_DIGITS || isOver || inFlight.current || refused.codes.includes(typed)) return;
    inFlight.current = true;
    verify.mutate(typed);
  };
  const isRefused = refused.codes.includes(code);
  const left = triesLeft(error);
  const trouble = troubleSentence(error);
  return (
    <>
      <form
        noValidate
        className="mt-8 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit(code);
        }}
      >
        <CodeField
          label={t.code}
          autoFocus
          value={code}
          isDisabled={lock !== null}
          onChange={(next) => {
            if (!verify.isPending) verify.reset();
            setTried(false);
            setCode(next);
          }}
          onComplete={submit}
          error={fieldError({ error: trouble ? null : error, code, isTried, isOver })}
          repair={left !== null && <Repair left={left} />}
        />
        {trouble && <Note look="danger">{trouble}</Note>}
        <Submit isPending={verify.isPending || isEntering} isOver={isOver} isRefused={isRefused} />
      </form>
      {isLocked ? <SupportLink /> : <Resend sent={sent} resend={resend} onSent={onSent} />}
    </>
  );
}

function Repair({ left }: { readonly left: number }) {
  return (
    <div className="flex flex-col gap-1 pl-[26px] text-sm">
      <p>{t.retype}</p>
      <p className="phrase text-xs text-sub">{t.newestCode}</p>
      <p className="phrase text-xs text-sub">{t.triesLeft(left)}</p>
    </div>
  );
}

interface SubmitProps {
  readonly isPending: boolean;
  readonly isOver: boolean;
  readonly isRefused: boolean;
}

function Submit({ isPending, isOver, isRefused }: SubmitProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        type="submit"
        isWide
        isPending={isPending}
        isDisabled={isOver || isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
      >
        {t.verify}
      </Button>
      {isRefused && (
        <p id={reasonId} className="-mt-2 text-center text-xs text-sub">
          {t.retypeToVerify}
        </p>
      )}
    </>
  );
}

/** What is shown below the digits: an expired code, a failed call, missing digits. */
function fieldError(state: {
  readonly error: Error | null;
  readonly code: string;
  readonly isTried: boolean;
  readonly isOver: boolean;
}): string | undefined {
  if (state.error) return failureSentence(state.error);
  if (state.isOver) return messageOf('CODE_EXPIRED');
  return state.isTried && state.code.length < CODE_DIGITS ? messageOf('CODE_FORMAT') : undefined;
}
