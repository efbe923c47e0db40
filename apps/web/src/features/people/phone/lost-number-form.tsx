import { LOST_NUMBER_NAME_MAX, LOST_NUMBER_REASON_MAX } from '@yoimachi/domain/phone';
import { useEffect } from 'react';
import type { FormState } from '#lib/use-form.ts';
import { codeFailure, prepareBotCheck, type SentCode } from '#people/account';
import { BirthdayField } from '#people/profile';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { phoneTexts as t } from './ja.ts';
import type { LostNumber } from './lost-number.ts';

interface Props {
  readonly form: FormState<LostNumber>;
  readonly onSent: (sent: SentCode) => void;
}

const phoneField = { type: 'tel', inputMode: 'tel', maxLength: 40 } as const;

export function LostNumberForm({ form, onSent }: Props) {
  useEffect(prepareBotCheck, []);
  const { phone, reason } = form.values;
  const { failed, repair, trouble } = codeFailure(phone, form.failure, onSent);
  return (
    <PlainForm className="mt-6 flex flex-col gap-5" onSend={form.submit}>
      <WhoFields form={form} />
      <TextField
        {...phoneField}
        label={t.contactPhone}
        help={t.phoneHelp}
        autoComplete="tel-national"
        placeholder="09012345678"
        {...form.field('phone')}
        error={failed ?? form.errorOf('phone')}
        repair={repair}
      />
      <TextArea
        label={t.reason}
        help={t.reasonHelp}
        rows={3}
        maxLength={LOST_NUMBER_REASON_MAX}
        count={{ text: reason, max: LOST_NUMBER_REASON_MAX }}
        {...form.field('reason')}
      />
      <Note isBoxed>{t.lostNote}</Note>
      {trouble && <Note look="danger">{trouble}</Note>}
      <Button type="submit" isWide isPending={form.isPending}>
        {t.send}
      </Button>
    </PlainForm>
  );
}

/** Who somebody is, and which number they had. */
function WhoFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <TextField {...phoneField} label={t.oldPhone} autoComplete="off" {...form.field('oldPhone')} />
      <TextField
        label={t.name}
        help={t.nameHelp}
        autoComplete="name"
        maxLength={LOST_NUMBER_NAME_MAX}
        {...form.field('name')}
      />
      <BirthdayField {...form.choice('birthday')} />
    </>
  );
}
