import { checkNewPhone } from '@yoimachi/domain/phone';
import { useEffect } from 'react';
import { codeFailure, prepareBotCheck, SupportLink, type SentCode } from '#people/account';
import { problemOf, type FormState } from '#lib/use-form.ts';
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
  readonly form: FormState<NewPhone>;
  readonly onSent: (sent: SentCode) => void;
}

/** By the rule that the server asks, too. Whether it is the present one is for the server to say. */
export const checkPhone = (typed: NewPhone) =>
  problemOf<NewPhone>(checkNewPhone(typed, null, { allowTestPrefix: true }), 'phone');

/** The new number twice. */
export function NewPhoneForm({ form, onSent }: Props) {
  useEffect(prepareBotCheck, []);
  const { failed, repair, trouble, isLocked } = codeFailure(form.values.phone, form.failure, onSent);
  const field = { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 40 } as const;
  return (
    <PlainForm className="flex flex-col gap-5" onSend={form.submit}>
      <TextField
        {...field}
        label={t.newPhone}
        help={t.phoneHelp}
        placeholder="09012345678"
        {...form.field('phone')}
        error={failed ?? form.errorOf('phone')}
        repair={repair}
      />
      <TextField {...field} label={t.confirmation} {...form.field('confirmation')} />
      {trouble && <Note look="danger">{trouble}</Note>}
      {isLocked && <SupportLink />}
      <Button type="submit" isWide isPending={form.isPending}>
        {t.send}
      </Button>
    </PlainForm>
  );
}
