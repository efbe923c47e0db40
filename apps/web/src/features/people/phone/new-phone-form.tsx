import { useMutation } from '@tanstack/react-query';
import { checkNewPhone } from '@yoimachi/domain/phone';
import { messageOf } from '@yoimachi/contract/errors';
import { useEffect, useState } from 'react';
import {
  codeAlreadySent,
  failureSentence,
  lockedUntil,
  prepareBotCheck,
  sendCode,
  SupportLink,
  troubleSentence,
  type SentCode,
} from '#people/account';
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
  const send = useMutation({
    mutationFn: (phone: string) => sendCode(phone, 'CHANGE_PHONE'),
    onSuccess: onSent,
  });
  useEffect(prepareBotCheck, []);

  const checked = checkNewPhone(value, null, { allowTestPrefix: true });
  const problemOf = (field: keyof NewPhone) =>
    isTried && !checked.ok && checked.error.field === field ? messageOf(checked.error.code) : undefined;
  const trouble = troubleSentence(send.error);
  const failed = send.error && !trouble ? failureSentence(send.error) : undefined;
  const onTheWay = codeAlreadySent(value.phone, send.error);
  const change = (part: Partial<NewPhone>) => {
    send.reset();
    onChange({ ...value, ...part });
  };
  const field = { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 40 } as const;
  return (
    <PlainForm
      className="flex flex-col gap-5"
      onSend={() => {
        setTried(true);
        if (checked.ok && !send.isPending) send.mutate(value.phone);
      }}
    >
      <TextField
        {...field}
        label={t.newPhone}
        help={t.phoneHelp}
        placeholder="09012345678"
        value={value.phone}
        onChange={(event) => change({ phone: event.target.value })}
        error={problemOf('phone') ?? failed}
        repair={
          onTheWay && (
            <Button variant="line" size="md" className="self-start" onClick={() => onSent(onTheWay)}>
              {t.enterCode}
            </Button>
          )
        }
      />
      <TextField
        {...field}
        label={t.confirmation}
        value={value.confirmation}
        onChange={(event) => change({ confirmation: event.target.value })}
        error={problemOf('confirmation')}
      />
      {trouble && <Note look="danger">{trouble}</Note>}
      {lockedUntil(send.error) && <SupportLink />}
      <Button type="submit" isWide isPending={send.isPending}>
        {t.send}
      </Button>
    </PlainForm>
  );
}
