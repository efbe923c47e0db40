import { useQuery } from '@tanstack/react-query';
import { checkEmail } from '@yoimachi/domain/account';
import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { useBack } from '#lib/use-back.ts';
import { codeOf, useForm } from '#lib/use-form.ts';
import { SubPage } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { Card } from '#ui/card.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { castOwnQuery, Form } from '#people/profile';
import { accountChangesQuery, sendEmailCode } from './api/changes.ts';
import type { AccountChanges } from './api/changes.ts';
import { EmailCode } from './email-code.tsx';
import { accountInfoTexts as t } from './ja.ts';

/** A new mail address: named, then proved by the code that is sent to it. A reload goes on where it was. */
export function EmailPage() {
  const back = useBack();
  const onSaved = () => {
    showToast(t.emailSaved, 'ok');
    back();
  };
  const changes = useQuery({ ...accountChangesQuery(), staleTime: 0 });
  const [isOther, setOther] = useState(false);
  return (
    <SubPage title={t.emailTitle}>
      <Loaded query={changes}>
        {({ email }) =>
          email && !isOther ? (
            <EmailCode key={email.resendAt} sent={email} onSaved={onSaved} onOther={() => setOther(true)} />
          ) : (
            <Address waiting={email} onSent={() => setOther(false)} />
          )
        }
      </Loaded>
    </SubPage>
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
    <Form form={form}>
      <Page className="gap-6">
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
          {...form.field('email')}
        />
        <ErrorNote error={form.error} />
      </Page>
      <StickyBar>
        <Button type="submit" isPending={form.isPending}>
          {t.sendCode}
        </Button>
      </StickyBar>
    </Form>
  );
}
