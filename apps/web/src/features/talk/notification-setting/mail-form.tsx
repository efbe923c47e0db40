import { checkEmail, CODE_DIGITS } from '@yoimachi/domain/account';
import { noticeSettingRoutes as routes } from '@yoimachi/contract/notice-settings';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { showToast } from '#lib/toast.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainForm } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { readBy, useRemoveMail, type NoticeSettings, type Side } from './api/settings.ts';
import { settingTexts as t } from './ja.ts';

interface Props {
  readonly addresses: NoticeSettings['addresses'];
  readonly side: Side;
  readonly onDone: () => void;
}

/** An address, then the code that was sent to it; what was typed stays when something fails. */
export function MailForm({ addresses: { maskedEmail, waitingMail }, side, onDone }: Props) {
  const remove = useRemoveMail(side);
  const [isOther, setOther] = useState(false);
  if (waitingMail && !isOther) {
    return <CodeForm email={waitingMail.email} side={side} onDone={onDone} onOther={() => setOther(true)} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <AddressForm start={waitingMail?.email ?? ''} side={side} onDone={() => setOther(false)} />
      {maskedEmail !== null && (
        <Button
          variant="ghost"
          size="md"
          isPending={remove.isPending}
          onClick={() =>
            remove.mutate(undefined, {
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

interface AddressFormProps extends Pick<Props, 'onDone' | 'side'> {
  readonly start: string;
}

function AddressForm({ start, side, onDone }: AddressFormProps) {
  const form = useForm({
    start: { email: start },
    check: ({ email }) => ({ email: checkEmail(email).ok ? undefined : 'EMAIL_INVALID' }),
    blames: () => 'email',
    send: (body) => call(routes.sendNoticeMailCode, { body }),
    readsAgain: [readBy[side]],
    onDone,
  });
  return (
    <PlainForm className="flex flex-col gap-4" onSend={form.submit}>
      <TextField
        label={t.email}
        help={t.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('email')}
      />
      <Button type="submit" variant="line" size="md" isPending={form.isPending}>
        {t.sendCode}
      </Button>
    </PlainForm>
  );
}

interface CodeFormProps extends Pick<Props, 'onDone' | 'side'> {
  readonly email: string;
  readonly onOther: () => void;
}

function CodeForm({ email, side, onDone, onOther }: CodeFormProps) {
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.length < CODE_DIGITS ? 'CODE_FORMAT' : undefined }),
    says: 'untilTyped',
    blames: () => 'code',
    send: (body) => call(routes.saveNoticeMail, { body }),
    readsAgain: [readBy[side]],
    said: t.saved,
    onDone,
  });
  return (
    <PlainForm className="flex flex-col gap-4" onSend={form.submit}>
      <p className="phrase text-sm [overflow-wrap:anywhere] text-sub">{t.sentTo(email)}</p>
      <CodeField label={t.code} {...form.choice('code')} onComplete={form.submit} />
      <Button type="submit" variant="line" size="md" isPending={form.isPending}>
        {t.save}
      </Button>
      <Button variant="ghost" size="md" onClick={onOther}>
        {t.otherEmail}
      </Button>
    </PlainForm>
  );
}
