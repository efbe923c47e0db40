import { accountInfoRoutes } from '@yoimachi/contract/profile';
import { CODE_DIGITS, CODE_RESEND_SECONDS, CODE_TTL_MINUTES } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainForm } from '#ui/field.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { useSecondsUntil } from '#people/account';
import { changesReads, sendEmailCode } from './api/changes.ts';
import type { AccountChanges } from './api/changes.ts';
import { accountInfoTexts as t } from './ja.ts';

interface Props {
  readonly sent: NonNullable<AccountChanges['email']>;
  readonly onSaved: () => void;
  readonly onOther: () => void;
}

/** The code that was sent to the new address; a wrong one stays to be corrected. */
export function EmailCode({ sent, onSaved, onOther }: Props) {
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.length < CODE_DIGITS ? 'CODE_FORMAT' : undefined }),
    says: 'untilTyped',
    blames: () => 'code',
    send: (body) => call(accountInfoRoutes.changeEmail, { body }),
    readsAgain: changesReads,
    onDone: onSaved,
  });
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
        <Resend sent={sent} />
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

function Resend({ sent }: Pick<Props, 'sent'>) {
  // This computer's clock may lag the product's by a second or two.
  const seconds = Math.min(useSecondsUntil(new Date(sent.resendAt)), CODE_RESEND_SECONDS);
  const { error, isPending, send } = useForm({
    start: { email: sent.email },
    ...sendEmailCode,
    said: t.codeSent,
  });
  return (
    <div className="flex flex-col items-center gap-3">
      <ErrorNote error={error} />
      {seconds > 0 ? (
        <p className="nums grid min-h-11 place-items-center text-sm font-bold text-sub">
          {t.resendIn(seconds)}
        </p>
      ) : (
        <Button variant="ghost" size="md" isPending={isPending} onClick={() => send()}>
          {t.resend}
        </Button>
      )}
    </div>
  );
}
