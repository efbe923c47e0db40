import { useMutation } from '@tanstack/react-query';
import { CODE_DIGITS, CODE_RESEND_SECONDS, CODE_TTL_MINUTES } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { useState } from 'react';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainForm } from '#ui/field.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { useSecondsUntil } from '#people/account';
import { useChangeEmail, useSendEmailCode } from './api/changes.ts';
import type { AccountChanges } from './api/changes.ts';
import { accountInfoTexts as t } from './ja.ts';

interface Props {
  readonly sent: NonNullable<AccountChanges['email']>;
  readonly onSaved: () => void;
  readonly onOther: () => void;
}

/** The code that was sent to the new address; a wrong one stays to be corrected. */
export function EmailCode({ sent, onSaved, onOther }: Props) {
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useMutation({ mutationFn: useChangeEmail(), onSuccess: onSaved });
  const isOver = useSecondsUntil(new Date(sent.expiresAt)) === 0;
  const submit = (typed: string) => {
    setTried(true);
    if (typed.length === CODE_DIGITS && !save.isPending) save.mutate(typed);
  };
  const missing = isTried && code.length < CODE_DIGITS ? messageOf('CODE_FORMAT') : undefined;
  const left = save.error instanceof ApiError ? save.error.details['triesLeft'] : undefined;
  return (
    <PlainForm className="flex flex-1 flex-col" onSend={() => submit(code)}>
      <Page className="gap-6">
        <p className="phrase text-sm text-sub">
          <span className="font-bold [overflow-wrap:anywhere] text-ink">{sent.email}</span>
          {t.sentTo(CODE_TTL_MINUTES)}
        </p>
        <CodeField
          label={t.code}
          autoFocus
          value={code}
          onChange={(next) => {
            if (!save.isPending) save.reset();
            setTried(false);
            setCode(next);
          }}
          onComplete={submit}
          error={save.error ? errorMessage(save.error) : isOver ? messageOf('CODE_EXPIRED') : missing}
          repair={
            typeof left === 'number' && <p className="pl-[26px] text-sm text-sub">{t.triesLeft(left)}</p>
          }
        />
        <Resend sent={sent} />
        <Button variant="ghost" size="md" onClick={onOther}>
          {t.otherEmail}
        </Button>
      </Page>
      <StickyBar>
        <Button type="submit" isPending={save.isPending} isDisabled={isOver}>
          {t.saveEmail}
        </Button>
      </StickyBar>
    </PlainForm>
  );
}

function Resend({ sent }: Pick<Props, 'sent'>) {
  // This computer's clock may lag the product's by a second or two.
  const seconds = Math.min(useSecondsUntil(new Date(sent.resendAt)), CODE_RESEND_SECONDS);
  const resend = useMutation({
    mutationFn: useSendEmailCode(),
    onSuccess: () => showToast(t.codeSent, 'ok'),
  });
  return (
    <div className="flex flex-col items-center gap-3">
      <ErrorNote error={resend.error} />
      {seconds > 0 ? (
        <p className="nums grid min-h-11 place-items-center text-sm font-bold text-sub">
          {t.resendIn(seconds)}
        </p>
      ) : (
        <Button
          variant="ghost"
          size="md"
          isPending={resend.isPending}
          onClick={() => resend.mutate(sent.email)}
        >
          {t.resend}
        </Button>
      )}
    </div>
  );
}
