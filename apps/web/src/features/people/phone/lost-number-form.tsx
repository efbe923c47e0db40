import { LOST_NUMBER_NAME_MAX, LOST_NUMBER_REASON_MAX } from '@yoimachi/domain/phone';
import { useState } from 'react';
import { useSendCode, type SentCode } from '#people/account';
import { BirthdayField } from '#people/profile';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { phoneTexts as t } from './ja.ts';
import { lostProblems, type LostNumber, type LostProblems } from './lost-number.ts';

interface Props {
  readonly value: LostNumber;
  readonly onChange: (value: LostNumber) => void;
  readonly onSent: (sent: SentCode) => void;
}

const phoneField = { type: 'tel', inputMode: 'tel', maxLength: 40 } as const;

export function LostNumberForm({ value, onChange, onSent }: Props) {
  const [isTried, setTried] = useState(false);
  const code = useSendCode(value.phone, onSent, 'LOST_NUMBER');

  const problems = lostProblems(value);
  const shown = isTried ? problems : {};
  const change = (part: Partial<LostNumber>) => {
    code.reset();
    onChange({ ...value, ...part });
  };
  return (
    <PlainForm
      className="mt-6 flex flex-col gap-5"
      onSend={() => {
        setTried(true);
        if (Object.keys(problems).length === 0 && !code.isPending) code.send();
      }}
    >
      <WhoFields value={value} problems={shown} onChange={change} />
      <TextField
        {...phoneField}
        label={t.contactPhone}
        help={t.phoneHelp}
        autoComplete="tel-national"
        placeholder="09012345678"
        value={value.phone}
        onChange={(event) => change({ phone: event.target.value })}
        error={shown.phone ?? code.failed}
        repair={code.repair}
      />
      <TextArea
        label={t.reason}
        help={t.reasonHelp}
        rows={3}
        maxLength={LOST_NUMBER_REASON_MAX}
        count={{ text: value.reason, max: LOST_NUMBER_REASON_MAX }}
        value={value.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Note isBoxed>{t.lostNote}</Note>
      {code.trouble && <Note look="danger">{code.trouble}</Note>}
      <Button type="submit" isWide isPending={code.isPending}>
        {t.send}
      </Button>
    </PlainForm>
  );
}

/** Who somebody is, and which number they had. */
function WhoFields({
  value,
  problems,
  onChange,
}: {
  readonly value: LostNumber;
  readonly problems: LostProblems;
  readonly onChange: (part: Partial<LostNumber>) => void;
}) {
  return (
    <>
      <TextField
        {...phoneField}
        label={t.oldPhone}
        autoComplete="off"
        value={value.oldPhone}
        onChange={(event) => onChange({ oldPhone: event.target.value })}
        error={problems.oldPhone}
      />
      <TextField
        label={t.name}
        help={t.nameHelp}
        autoComplete="name"
        maxLength={LOST_NUMBER_NAME_MAX}
        value={value.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={problems.name}
      />
      <BirthdayField
        value={value.birthday}
        onChange={(birthday) => onChange({ birthday })}
        error={problems.birthday}
      />
    </>
  );
}
