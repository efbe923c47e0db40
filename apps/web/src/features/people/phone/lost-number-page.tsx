import { useState } from 'react';
import { CodeForm, CodeHead, EntryFrame, sendCode, SupportLink, type SentCode } from '#people/account';
import { useBack } from '#lib/use-back.ts';
import { useForm } from '#lib/use-form.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { State } from '#ui/state.tsx';
import { askLostNumber } from './api/phone.ts';
import { phoneTexts as t } from './ja.ts';
import { LostNumberForm } from './lost-number-form.tsx';
import { EMPTY_LOST, lostBodyOf, lostProblems } from './lost-number.ts';

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
