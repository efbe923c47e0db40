import { CODE_TTL_MINUTES, formatPhone, normalisePhone } from '@yoimachi/domain/account';
import { useState, type ReactNode } from 'react';
import { sendCode, type SentCode } from './api/identity.ts';
import { CodeForm } from './code-form.tsx';
import { EntryFrame, EntryHead } from './entry-frame.tsx';
import { accountTexts as t } from './ja.ts';
import { OwnerForm, questionOf, type Asked } from './owner-form.tsx';

interface Props<Verified> {
  readonly sent: SentCode;
  readonly onBack: () => void;
  /** Another code is being sent. */
  readonly onSent: (sent: SentCode) => void;
  /** Presents the code, and what only the owner knows where it was asked. */
  readonly verify: (phone: string, code: string, owner?: string) => Promise<Verified>;
  readonly onVerified: (verified: Verified) => void;
  /** The sign-in is in progress; the button waits for it. */
  readonly isEntering: boolean;
  /** The way of those who lost their number; absent for whom it is not. */
  readonly reauthLink?: ReactNode;
}

/** The code of a login, and the way on for whoever no longer has the number. */
export function CodeStep<Verified>(props: Props<Verified>) {
  const { sent, onBack, onSent, verify, onVerified, isEntering, reauthLink } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const present = (code: string) =>
    verify(sent.phone, code).catch((error: unknown) => {
      setAsked(questionOf(error, code));
      throw error;
    });
  if (asked !== null)
    return (
      <EntryFrame title={t.ownerTitle} onBack={() => setAsked(null)} hasMark footer={t.under18}>
        <OwnerForm
          asked={asked}
          verify={(owner) => verify(sent.phone, asked.code, owner)}
          onVerified={onVerified}
          isEntering={isEntering}
        />
      </EntryFrame>
    );
  return (
    <EntryFrame title={t.codeTitle} onBack={onBack} hasMark footer={footerOf(reauthLink)}>
      <CodeHead phone={sent.phone} onBack={onBack} />
      <CodeForm
        sent={sent}
        verify={present}
        onVerified={onVerified}
        resend={() => sendCode(sent.phone)}
        onSent={onSent}
        isEntering={isEntering}
      />
    </EntryFrame>
  );
}

/** To which number the code went. `onBack` absent: it cannot be another one. */
export function CodeHead({ phone, onBack }: { readonly phone: string; readonly onBack?: () => void }) {
  return (
    <>
      <EntryHead icon="phone" title={t.codeTitle}>
        <span className="nums font-bold whitespace-nowrap text-ink">
          {formatPhone(normalisePhone(phone))}
        </span>{' '}
        {t.sentTo(CODE_TTL_MINUTES)}
      </EntryHead>
      {onBack && (
        <button type="button" onClick={onBack} className="hit mt-4 self-start text-sm font-bold text-primary">
          {t.changePhone}
        </button>
      )}
    </>
  );
}

const footerOf = (reauthLink: ReactNode) => (reauthLink ? <LostNumber>{reauthLink}</LostNumber> : t.under18);

function LostNumber({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 border-t border-line pt-6">
      <p>{t.phoneChanged}</p>
      {children}
    </div>
  );
}
