import { useQuery } from '@tanstack/react-query';
import { checkEmail } from '@yoimachi/domain/account';
import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { useBack } from '#lib/use-back.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { Spec } from '#ui/rows.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { castOwnQuery, codeOf, EditForm, useFields } from '#people/profile';
import { accountChangesQuery, useSendEmailCode, type AccountChanges } from './api/changes.ts';
import { EmailCode } from './email-code.tsx';
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
