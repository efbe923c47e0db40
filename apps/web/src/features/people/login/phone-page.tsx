import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { needsPhoneStep } from '@yoimachi/domain/login';
import { useEffect, useState } from 'react';
import { CodeStep, NumberStep, type SentCode } from '#people/account';
import { renew } from '#lib/queries.ts';
import { CAST, currentSession } from '#lib/session-storage.ts';
import { showToast } from '#lib/toast.ts';
import { verifyPhone, waysQuery } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';

/** The phone step of those who came by LINE; leads back to where it was asked for. Who has a number is led on at once. */
export function PhonePage() {
  const { next } = useSearch({ from: '/authentication_/phone' });
  const { history } = useRouter();
  const client = useQueryClient();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isNumber, setNumber] = useState(true);
  const ways = useQuery(waysQuery());
  const target = next ?? (currentSession()?.userType === CAST ? '/cast' : '/guest');
  const isDone = ways.data !== undefined && !needsPhoneStep({ hasPhone: ways.data.phone !== null });
  useEffect(() => {
    if (isDone) history.replace(target);
  }, [isDone, history, target]);
  const arrive = (code: SentCode) => {
    setSent(code);
    setNumber(false);
  };
  if (isNumber || !sent) {
    return (
      <NumberStep
        title={t.phoneTitle}
        lead={t.phoneLead}
        phone={sent?.phone ?? ''}
        onBack={() => history.replace(target)}
        onSent={arrive}
      />
    );
  }
  return (
    <CodeStep
      key={sent.resendAt.getTime()}
      sent={sent}
      onBack={() => setNumber(true)}
      onSent={arrive}
      verify={verifyPhone}
      onVerified={() => {
        showToast(t.phoneDone, 'ok');
        // The number is part of several answers.
        void renew(client);
      }}
      isEntering={isDone}
    />
  );
}
