import { useMutation } from '@tanstack/react-query';
import { CODE_DIGITS, CODE_TTL_MINUTES } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { useState } from 'react';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Resend, useSecondsUntil } from '#people/account';
import { useChangeEmail, useSendEmailCode, type AccountChanges } from './api/changes.ts';
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
  const resend = useSendEmailCode();
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
        <Resend at={new Date(sent.resendAt)} resend={() => resend(sent.email)} done={t.codeSent} />
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
