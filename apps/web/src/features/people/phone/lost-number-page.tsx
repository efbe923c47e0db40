import { useState, useEffect } from 'react';
import { LOST_NUMBER_NAME_MAX, LOST_NUMBER_REASON_MAX } from '@yoimachi/domain/phone';
import {
  CodeForm,
  CodeHead,
  EntryFrame,
  sendCode,
  SupportLink,
  codeFailure,
  prepareBotCheck,
  type SentCode,
} from '#people/account';
import { useBack } from '#lib/use-back.ts';
import { useForm, type FormState } from '#lib/use-form.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { State } from '#ui/state.tsx';
import { BirthdayField } from '#people/profile';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { askLostNumber } from './api/phone.ts';
import { phoneTexts as t } from './ja.ts';
import { EMPTY_LOST, lostBodyOf, lostProblems, type LostNumber } from './lost-number.ts';

/** For whoever has lost the number: who they are, which number they had, and a new one proved by a code; operators decide. */
export function LostNumberPage() {
  const back = useBack();
  const [sent, setSent] = useState<SentCode | null>(null);
  const form = useForm({
    start: EMPTY_LOST,
    check: lostProblems,
    send: ({ phone }) => sendCode(phone, 'LOST_NUMBER'),
    onDone: setSent,
  });
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <EntryFrame title={t.lostTitle} hasMark footer={<SupportLink />}>
        <State
          level={1}
          icon="check"
          title={t.sentTitle}
          detail={t.sentDetail}
          action={<ButtonLink to="/authentication" variant="line" label={t.toLogin} />}
        />
      </EntryFrame>
    );
  }
  if (sent) {
    return (
      <EntryFrame title={t.codeTitle} onBack={() => setSent(null)} hasMark footer={<SupportLink />}>
        <CodeHead phone={sent.phone} onBack={() => setSent(null)} />
        <CodeForm
          key={sent.resendAt.getTime()}
          sent={sent}
          verify={(code) => askLostNumber({ ...lostBodyOf(form.values), code })}
          onVerified={() => setDone(true)}
          resend={() => sendCode(sent.phone, 'LOST_NUMBER')}
          onSent={setSent}
        />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t.lostTitle} onBack={back} hasMark footer={<SupportLink />}>
      <h1 className="text-2xl">{t.lostTitle}</h1>
      <p className="phrase mt-3 text-sm text-sub">{t.lostLead}</p>
      <LostNumberForm form={form} onSent={setSent} />
    </EntryFrame>
  );
}

interface Props {
  readonly form: FormState<LostNumber>;
  readonly onSent: (sent: SentCode) => void;
}

const phoneField = { type: 'tel', inputMode: 'tel', maxLength: 40 } as const;

function LostNumberForm({ form, onSent }: Props) {
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
