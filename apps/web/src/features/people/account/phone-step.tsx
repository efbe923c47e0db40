import { useMutation } from '@tanstack/react-query';
import { checkLoginPhone } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { useEffect, useState } from 'react';
import { CAST } from '#lib/session-storage.ts';
import type { UserType } from '#lib/session-storage.ts';
import { Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Chip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { sendCode } from './api/identity.ts';
import type { SentCode } from './api/identity.ts';
import { prepareBotCheck } from './bot-check.ts';
import { EntryFrame } from './entry-frame.tsx';
import { codeAlreadySent, failureSentence, troubleSentence } from './failures.ts';
import { accountTexts as t, sideLabels } from './ja.ts';
import { LegalLinks } from './legal-links.tsx';

interface Props {
  readonly userType: UserType;
  /** What was typed before, when returning to this step. */
  readonly phone: string;
  readonly onBack: () => void;
  readonly onSent: (sent: SentCode) => void;
}

/** A local number that is not a mobile may still be a test number of this installation; the server decides. */
const phoneError = (phone: string): string | undefined => {
  const checked = checkLoginPhone(phone, { allowTestPrefix: true });
  return checked.ok ? undefined : messageOf(checked.error.code);
};

/** Phone number and the 18+ checkbox. The invisible bot check runs while the number is typed. */
export function PhoneStep({ userType, phone: start, onBack, onSent }: Props) {
  const [phone, setPhone] = useState(start);
  const [isOver18, setOver18] = useState(start !== '');
  const [isTried, setTried] = useState(false);
  const send = useMutation({ mutationFn: sendCode, onSuccess: onSent });
  useEffect(prepareBotCheck, []);

  const local = isTried ? phoneError(phone) : undefined;
  const trouble = troubleSentence(send.error);
  const failed = send.error && !trouble ? failureSentence(send.error) : undefined;
  const onTheWay = codeAlreadySent(phone, send.error);
  const submit = () => {
    setTried(true);
    if (!phoneError(phone) && isOver18 && !send.isPending) send.mutate(phone);
  };
  return (
    <EntryFrame title={t.phoneTitle} onBack={onBack} footer={<Consent userType={userType} />}>
      <Brand size="lg" />
      <div className="mt-10 flex items-center justify-between gap-3">
        <h1 className="text-2xl">{t.phoneTitle}</h1>
        <Chip look="tint">{sideLabels[userType]}</Chip>
      </div>
      <form
        noValidate
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t.phone}
          help={t.phoneHelp}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="09012345678"
          maxLength={40}
          value={phone}
          onChange={(event) => {
            send.reset();
            setPhone(event.target.value);
          }}
          error={local ?? failed}
          repair={
            onTheWay && (
              <Button variant="line" size="md" className="self-start" onClick={() => onSent(onTheWay)}>
                {t.enterCode}
              </Button>
            )
          }
        />
        <Checkbox
          label={t.over18}
          checked={isOver18}
          onChange={(event) => setOver18(event.target.checked)}
          error={isTried && !isOver18 ? t.over18Missing : undefined}
        />
        {userType === CAST && <Note>{t.otherName}</Note>}
        {trouble && <Note look="danger">{trouble}</Note>}
        <Button type="submit" isWide isPending={send.isPending}>
          {t.send}
        </Button>
      </form>
    </EntryFrame>
  );
}

function Consent({ userType }: { readonly userType: UserType }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="phrase">{t.consent}</p>
      <LegalLinks side={userType === CAST ? 'cast' : 'guest'} />
      <p>{t.under18}</p>
    </div>
  );
}
