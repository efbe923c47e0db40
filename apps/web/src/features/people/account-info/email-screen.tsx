import { useQuery, useMutation } from '@tanstack/react-query';
import { checkEmail, CODE_DIGITS, CODE_TTL_MINUTES } from '@yoimachi/domain/account';
import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { useBack } from '#lib/use-back.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { Spec } from '#ui/rows.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { castOwnQuery, codeOf, EditForm, useFields } from '#people/profile';
import { accountChangesQuery, useSendEmailCode, type AccountChanges, useChangeEmail } from './api/changes.ts';
import { accountInfoTexts as t } from './ja.ts';
import { messageOf } from '@yoimachi/contract/errors';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Resend, useSecondsUntil } from '#people/account';

/** A new mail address: named, then proved by the code that is sent to it. A reload goes on where it was. */
export function EmailPage() {
  const back = useBack();
  const onSaved = () => {
    showToast(t.emailSaved, 'ok');
    back();
  };
  const [isOther, setOther] = useState(false);
  return (
    <QueryPage title={t.emailTitle} query={{ ...accountChangesQuery(), staleTime: 0 }}>
      {({ email }) =>
        email && !isOther ? (
          <EmailCode key={email.resendAt} sent={email} onSaved={onSaved} onOther={() => setOther(true)} />
        ) : (
          <Address waiting={email} onSent={() => setOther(false)} />
        )
      }
    </QueryPage>
  );
}

interface AddressProps {
  /** Another address was named before. */
  readonly waiting: AccountChanges['email'];
  readonly onSent: () => void;
}

function Address({ waiting, onSent }: AddressProps) {
  const own = useQuery(castOwnQuery());
  const send = useSendEmailCode();
  const fields = useFields({
    start: { email: waiting?.email ?? '' },
    check: ({ email }) => ({ email: codeOf(checkEmail(email)) }),
    save: ({ email }) => send(email),
    onSaved: () => {
      showToast(t.codeSent, 'ok');
      onSent();
    },
  });
  const present = own.data?.accountInfo?.email;
  return (
    <EditForm fields={fields} label={t.sendCode}>
      {present && (
        <Card>
          <Spec
            rows={[
              {
                label: t.presentEmail,
                value: <span className="[overflow-wrap:anywhere]">{present}</span>,
              },
            ]}
          />
        </Card>
      )}
      <TextField
        label={t.newEmail}
        help={t.newEmailHelp}
        need="required"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...fields.input('email')}
      />
    </EditForm>
  );
}

interface Props {
  readonly sent: NonNullable<AccountChanges['email']>;
  readonly onSaved: () => void;
  readonly onOther: () => void;
}

/** The code that was sent to the new address; a wrong one stays to be corrected. */
function EmailCode({ sent, onSaved, onOther }: Props) {
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
