import { useMutation } from '@tanstack/react-query';
import { CODE_DIGITS, CODE_TTL_MINUTES, formatPhone, normalisePhone } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Credentials } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { verifyCode } from './api/identity.ts';
import type { SentCode } from './api/identity.ts';
import { prepareBotCheck } from './bot-check.ts';
import { EntryFrame } from './entry-frame.tsx';
import { failureSentence, lockedUntil, triesLeft, troubleSentence } from './failures.ts';
import { accountTexts as t } from './ja.ts';
import { Resend } from './resend.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

interface Props {
  readonly sent: SentCode;
  readonly onBack: () => void;
  /** Another code is being sent. */
  readonly onSent: (sent: SentCode) => void;
  readonly onVerified: (credentials: Credentials) => void;
  /** The sign-in is in progress; the button waits for it. */
  readonly isEntering: boolean;
  readonly reauthLink: ReactNode;
}

/** Codes the server has refused, and its message for the last one. */
interface Refused {
  readonly codes: readonly string[];
  readonly error: Error | null;
}

/** The six digits from the SMS. The sixth submits them; a wrong code stays, so that one digit can be corrected. */
export function CodeStep({ sent, onBack, onSent, onVerified, isEntering, reauthLink }: Props) {
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>({ codes: [], error: null });
  // The mutation's own state lags the press by a moment.
  const inFlight = useRef(false);
  const verify = useMutation({
    mutationFn: (typed: string) => verifyCode(sent.phone, typed),
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
  const left = triesLeft(error);
  const trouble = troubleSentence(error);
  return (
    <EntryFrame title={t.codeTitle} onBack={onBack} hasMark footer={<LostNumber>{reauthLink}</LostNumber>}>
      <CodeHead phone={sent.phone} onBack={onBack} />
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
          repair={left !== null && <p className="pl-[26px] text-sm text-sub">{t.triesLeft(left)}</p>}
        />
        {trouble && <Note look="danger">{trouble}</Note>}
        <Button type="submit" isWide isPending={verify.isPending || isEntering} isDisabled={isOver}>
          {t.verify}
        </Button>
      </form>
      {!isLocked && <Resend sent={sent} onSent={onSent} />}
    </EntryFrame>
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

function CodeHead({ phone, onBack }: { readonly phone: string; readonly onBack: () => void }) {
  return (
    <>
      <span className="grid size-12 place-items-center rounded-full bg-tint text-on-tint">
        <Icon name="phone" size={22} />
      </span>
      <h1 className="mt-5 text-2xl">{t.codeTitle}</h1>
      <p className="mt-3 text-sm text-sub">
        <span className="nums font-bold whitespace-nowrap text-ink">
          {formatPhone(normalisePhone(phone))}
        </span>{' '}
        {t.sentTo(CODE_TTL_MINUTES)}
      </p>
      <button type="button" onClick={onBack} className="hit mt-4 self-start text-sm font-bold text-primary">
        {t.changePhone}
      </button>
    </>
  );
}

function LostNumber({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 border-t border-line pt-6">
      <p>{t.phoneChanged}</p>
      {children}
    </div>
  );
}
