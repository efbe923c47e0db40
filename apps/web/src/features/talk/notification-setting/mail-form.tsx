import { checkEmail, CODE_DIGITS } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { useState } from 'react';
import { errorMessage } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainForm } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useMailAddress } from './api/settings.ts';
import type { NoticeSettings, Side } from './api/settings.ts';
import { settingTexts as t } from './ja.ts';

interface Props {
  readonly addresses: NoticeSettings['addresses'];
  readonly side: Side;
  readonly onDone: () => void;
}

/** An address, then the code that was sent to it; what was typed stays when something fails. */
export function MailForm({ addresses: { maskedEmail, waitingMail }, side, onDone }: Props) {
  const mail = useMailAddress(side);
  const [isOther, setOther] = useState(false);
  if (waitingMail && !isOther) {
    return (
      <CodeForm email={waitingMail.email} save={mail.save} onDone={onDone} onOther={() => setOther(true)} />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <AddressForm start={waitingMail?.email ?? ''} send={mail.send} onSent={() => setOther(false)} />
      {maskedEmail !== null && (
        <Button
          variant="ghost"
          size="md"
          isPending={mail.remove.isPending}
          onClick={() =>
            mail.remove.mutate(undefined, {
              onSuccess() {
                showToast(t.removed, 'ok');
                onDone();
              },
            })
          }
        >
          {t.remove}
        </Button>
      )}
    </div>
  );
}

interface AddressFormProps {
  readonly start: string;
  readonly send: ReturnType<typeof useMailAddress>['send'];
  readonly onSent: () => void;
}

function AddressForm({ start, send, onSent }: AddressFormProps) {
  const [email, setEmail] = useState(start);
  const [isTried, setTried] = useState(false);
  const wrong = isTried && !checkEmail(email).ok ? messageOf('EMAIL_INVALID') : undefined;
  return (
    <PlainForm
      className="flex flex-col gap-4"
      onSend={() => {
        setTried(true);
        if (checkEmail(email).ok && !send.isPending) send.mutate(email, { onSuccess: onSent });
      }}
    >
      <TextField
        label={t.email}
        help={t.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => {
          send.reset();
          setEmail(event.target.value);
        }}
        error={wrong ?? (send.error ? errorMessage(send.error) : undefined)}
      />
      <Button type="submit" variant="line" size="md" isPending={send.isPending}>
        {t.sendCode}
      </Button>
    </PlainForm>
  );
}

interface CodeFormProps {
  readonly email: string;
  readonly save: ReturnType<typeof useMailAddress>['save'];
  readonly onDone: () => void;
  readonly onOther: () => void;
}

function CodeForm({ email, save, onDone, onOther }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (typed: string) => {
    setTried(true);
    if (typed.length !== CODE_DIGITS || save.isPending) return;
    save.mutate(typed, {
      onSuccess() {
        showToast(t.saved, 'ok');
        onDone();
      },
    });
  };
  const missing = isTried && code.length < CODE_DIGITS ? messageOf('CODE_FORMAT') : undefined;
  return (
    <PlainForm className="flex flex-col gap-4" onSend={() => submit(code)}>
      <p className="phrase text-sm [overflow-wrap:anywhere] text-sub">{t.sentTo(email)}</p>
      <CodeField
        label={t.code}
        value={code}
        onChange={(next) => {
          if (!save.isPending) save.reset();
          setTried(false);
          setCode(next);
        }}
        onComplete={submit}
        error={save.error ? errorMessage(save.error) : missing}
      />
      <Button type="submit" variant="line" size="md" isPending={save.isPending}>
        {t.save}
      </Button>
      <Button variant="ghost" size="md" onClick={onOther}>
        {t.otherEmail}
      </Button>
    </PlainForm>
  );
}
