import { checkNewPhone } from '@yoimachi/domain/phone';
import { messageOf } from '@yoimachi/contract/errors';
import { useState } from 'react';
import { SupportLink, useSendCode, type SentCode } from '#people/account';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { phoneTexts as t } from './ja.ts';

export interface NewPhone {
  readonly phone: string;
  readonly confirmation: string;
}

interface Props {
  readonly value: NewPhone;
  readonly onChange: (value: NewPhone) => void;
  readonly onSent: (sent: SentCode) => void;
}

/** The new number twice, by the rule that the server asks, too. Whether it is the present one is for the server to say. */
export function NewPhoneForm({ value, onChange, onSent }: Props) {
  const [isTried, setTried] = useState(false);
  const code = useSendCode(value.phone, onSent, 'CHANGE_PHONE');

  const checked = checkNewPhone(value, null, { allowTestPrefix: true });
  const problemOf = (field: keyof NewPhone) =>
    isTried && !checked.ok && checked.error.field === field ? messageOf(checked.error.code) : undefined;
  const change = (part: Partial<NewPhone>) => {
    code.reset();
    onChange({ ...value, ...part });
  };
  const field = { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 40 } as const;
  return (
    <PlainForm
      className="flex flex-col gap-5"
      onSend={() => {
        setTried(true);
        if (checked.ok && !code.isPending) code.send();
      }}
    >
      <TextField
        {...field}
        label={t.newPhone}
        help={t.phoneHelp}
        placeholder="09012345678"
        value={value.phone}
        onChange={(event) => change({ phone: event.target.value })}
        error={problemOf('phone') ?? code.failed}
        repair={code.repair}
      />
      <TextField
        {...field}
        label={t.confirmation}
        value={value.confirmation}
        onChange={(event) => change({ confirmation: event.target.value })}
        error={problemOf('confirmation')}
      />
      {code.trouble && <Note look="danger">{code.trouble}</Note>}
      {code.isLocked && <SupportLink />}
      <Button type="submit" isWide isPending={code.isPending}>
        {t.send}
      </Button>
    </PlainForm>
  );
}
