import { useQuery } from '@tanstack/react-query';
import { checkEmail, CODE_DIGITS, CODE_TTL_MINUTES } from '@yoimachi/domain/account';
import { useState } from 'react';
import { accountInfoRoutes } from '@yoimachi/contract/profile';
import { messageOf } from '@yoimachi/contract/errors';
import { showToast } from '#lib/toast.ts';
import { useBack } from '#lib/use-back.ts';
import { codeOf, useForm } from '#lib/use-form.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { castOwnQuery, EditForm } from '#people/profile';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { useRefresh } from '#lib/queries.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Resend, useSecondsUntil } from '#people/account';
import { accountChangesQuery, sendEmailCode, changesReads, type AccountChanges } from './api/changes.ts';
import { accountInfoTexts as t } from './ja.ts';

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
  const form = useForm({
    start: { email: waiting?.email ?? '' },
    check: ({ email }) => ({ email: codeOf(checkEmail(email)) }),
    says: 'left',
    ...sendEmailCode,
    said: t.codeSent,
    onDone: onSent,
  });
  const present = own.data?.accountInfo?.email;
  return (
    <EditForm form={form} label={t.sendCode}>
      {own.isPending && <Bone className="h-[74px] rounded-lg" />}
      {present && (
        <SpecCard
          rows={[
            {
              label: t.presentEmail,
              value: <span className="[overflow-wrap:anywhere]">{present}</span>,
            },
          ]}
        />
      )}
      <TextField
        label={t.newEmail}
        help={t.newEmailHelp}
        need="required"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('email')}
      />
    </EditForm>
  );
}

interface CodeProps {
  readonly sent: NonNullable<AccountChanges['email']>;
  readonly onSaved: () => void;
  readonly onOther: () => void;
}

/** The code that was sent to the new address; a wrong one stays to be corrected. */
function EmailCode({ sent, onSaved, onOther }: CodeProps) {
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.length < CODE_DIGITS ? 'CODE_FORMAT' : undefined }),
    says: 'untilTyped',
    blames: () => 'code',
    send: (body) => call(accountInfoRoutes.changeEmail, { body }),
    readsAgain: changesReads,
    onDone: onSaved,
  });
  const refresh = useRefresh(...changesReads);
  const isOver = useSecondsUntil(new Date(sent.expiresAt)) === 0;
  const left = form.failure instanceof ApiError ? form.failure.details['triesLeft'] : undefined;
  return (
    <PlainForm className="flex flex-1 flex-col" onSend={form.submit}>
      <Page className="gap-6">
        <p className="phrase text-sm text-sub">
          <span className="font-bold [overflow-wrap:anywhere] text-ink">{sent.email}</span>
          {t.sentTo(CODE_TTL_MINUTES)}
        </p>
        <CodeField
          label={t.code}
          autoFocus
          {...form.choice('code')}
          onComplete={form.submit}
          {...(isOver && !form.failure && { error: messageOf('CODE_EXPIRED') })}
          repair={
            typeof left === 'number' && <p className="pl-[26px] text-sm text-sub">{t.triesLeft(left)}</p>
          }
        />
        <Resend
          at={new Date(sent.resendAt)}
          resend={() => sendEmailCode.send({ email: sent.email })}
          done={t.codeSent}
          onSent={refresh}
        />
        <Button variant="ghost" size="md" onClick={onOther}>
          {t.otherEmail}
        </Button>
      </Page>
      <StickyBar>
        <Button type="submit" isPending={form.isPending} isDisabled={isOver}>
          {t.saveEmail}
        </Button>
      </StickyBar>
    </PlainForm>
  );
}
