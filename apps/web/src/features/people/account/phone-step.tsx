import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CAST, type UserType } from '#lib/session-storage.ts';
import type { Credentials } from '#lib/session.ts';
import { Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Chip } from '#ui/chip.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import type { SentCode } from './api/identity.ts';
import { EntryFrame } from './entry-frame.tsx';
import { accountTexts as t, sideLabels } from './ja.ts';
import { OtherWays } from './other-ways.tsx';
import { SupportLink } from './support-link.tsx';
import { useNumber } from './use-number.tsx';

interface Props {
  readonly userType: UserType;
  /** What was typed before, when returning to this step. */
  readonly phone: string;
  readonly onBack: () => void;
  readonly onSent: (sent: SentCode) => void;
  readonly next: string | undefined;
  /** Why a login by LINE did not come to its end. */
  readonly notice: string | undefined;
  /** Signed in by another way than the SMS. */
  readonly onVerified: (credentials: Credentials) => void;
}

/** Phone number and the 18+ checkbox. The invisible bot check runs while the number is typed. */
export function PhoneStep(props: Props) {
  const { userType, phone: start, onBack, onSent, next, notice, onVerified } = props;
  const number = useNumber(start, onSent);
  const [isOver18, setOver18] = useState(start !== '');
  const [isAgeAsked, setAgeAsked] = useState(false);
  return (
    <EntryFrame title={t.phoneTitle} onBack={onBack} footer={t.under18}>
      <Brand size="lg" />
      <div className="mt-10 flex items-center justify-between gap-3">
        <h1 className="text-2xl">{t.phoneTitle}</h1>
        <Chip look="tint">{sideLabels[userType]}</Chip>
      </div>
      <PlainForm className="mt-6 flex flex-col gap-5" onSend={() => number.submit(isOver18)}>
        <div>{number.field}</div>
        <Checkbox
          label={t.over18}
          checked={isOver18}
          onChange={(event) => setOver18(event.target.checked)}
          error={(number.isTried || isAgeAsked) && !isOver18 ? t.over18Missing : undefined}
        />
        {userType === CAST && <Note>{t.otherName}</Note>}
        {number.trouble && <Note look="danger">{number.trouble}</Note>}
        {number.isLocked && <SupportLink />}
        <Consent userType={userType} />
        <Button type="submit" isWide isPending={number.isPending}>
          {t.send}
        </Button>
      </PlainForm>
      <OtherWays
        userType={userType}
        next={next}
        notice={notice}
        mayGoOn={() => {
          setAgeAsked(true);
          return isOver18;
        }}
        onVerified={onVerified}
      />
    </EntryFrame>
  );
}

/** Before each way on: what is agreed to by going it. */
function Consent({ userType }: Pick<Props, 'userType'>) {
  const link = (page: string, label: string) => (
    <Link
      to="/authentication/legal/$page"
      params={{ page }}
      search={userType === CAST ? { side: 'cast' } : {}}
      className="hit underline underline-offset-4"
    >
      {label}
    </Link>
  );
  return (
    <p className="phrase text-xs text-sub">
      {t.consent.before}
      {link('terms-service', t.consent.terms)}
      {t.consent.and}
      {link('privacy-policy', t.consent.privacy)}
      {t.consent.after}
    </p>
  );
}
