import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  CodeForm,
  EntryFrame,
  EntryHead,
  failureSentence,
  LogoutButton,
  prepareBotCheck,
  SupportLink,
  troubleSentence,
  type SentCode,
} from '#people/account';
import { openSession } from '#lib/session.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { sendPhoneCheck, verifyPhoneCheck } from './api/phone.ts';
import { phoneTexts as t } from './ja.ts';

const HERE = '/authentication_/phone-check';

/** A number that nobody proved for long is proved before anything else; signing out is the other way. */
export function PhoneCheckPage() {
  const { as, next = `/${as}` } = useSearch({ from: HERE });
  const { identity } = useRouteContext({ from: HERE });
  const { history } = useRouter();
  const [sent, setSent] = useState<SentCode | null>(null);
  const send = useMutation({ mutationFn: () => sendPhoneCheck(identity), onSuccess: setSent });
  useEffect(prepareBotCheck, []);
  const trouble = troubleSentence(send.error);
  return (
    <EntryFrame title={t.checkTitle} hasMark footer={<Footer />}>
      <EntryHead icon="phone" title={t.checkTitle}>
        {t.checkLead}
      </EntryHead>
      {sent ? (
        <>
          <p className="nums mt-5 text-lg font-bold">{sent.phone}</p>
          <CodeForm
            key={sent.resendAt.getTime()}
            sent={sent}
            verify={async (code) => {
              await verifyPhoneCheck(identity, code);
              await openSession(identity, identity.userType);
            }}
            onVerified={() => {
              showToast(t.checkDone, 'ok');
              history.replace(next);
            }}
            resend={() => sendPhoneCheck(identity)}
            onSent={setSent}
          />
        </>
      ) : (
        <div className="mt-8 flex flex-col gap-5">
          {send.error && <Note look="danger">{trouble ?? failureSentence(send.error)}</Note>}
          <Button isWide isPending={send.isPending} onClick={() => send.mutate()}>
            {t.send}
          </Button>
        </div>
      )}
      <div className="mt-10">
        <LogoutButton />
      </div>
    </EntryFrame>
  );
}

function Footer() {
  return (
    <div className="flex flex-col items-center gap-2 border-t border-line pt-6">
      <p>{t.lostQuestion}</p>
      <MoreLink to="/authentication/lost-number">{t.lostTitle}</MoreLink>
      <SupportLink />
    </div>
  );
}
