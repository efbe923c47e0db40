import { useNow } from '#lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BirthdayField, useFields } from '#people/profile';
import { saveAccountInfo, useSaveStep } from './api/save-step.ts';
import { accountValuesOf, checkAccount } from './checks.ts';
import { CAST_STEPS, registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import { UnderAge, useUnderAge } from './under-age.tsx';
import type { StepProps } from './step.ts';

/** Step 1: who she is. Only the nickname is public. */
export function AccountStep({ cast, onSaved, onPrevious }: StepProps) {
  const now = useNow();
  const fields = useFields({
    start: accountValuesOf(cast),
    check: (values) => checkAccount(values, now),
    texts: { nickname: 'NAME' },
    save: useSaveStep(saveAccountInfo),
    onSaved,
  });
  const isUnderAge = useUnderAge(fields.values.birthday);
  return (
    <StepFrame steps={CAST_STEPS} step={1} fields={fields} onPrevious={onPrevious} isStopped={isUnderAge}>
      <Note>{t.resumeNote}</Note>
      <Note look="ok">{t.privateNote}</Note>
      <TextField
        label={t.name}
        need="required"
        autoComplete="name"
        placeholder={t.namePlaceholder}
        {...fields.input('name')}
      />
      <TextField
        label={t.nameKana}
        need="required"
        placeholder={t.nameKanaPlaceholder}
        {...fields.input('nameKana')}
      />
      <BirthdayField
        need="required"
        value={fields.values.birthday}
        onChange={(birthday) => fields.change({ birthday })}
        error={isUnderAge ? undefined : fields.errorOf('birthday')}
      />
      {isUnderAge && <UnderAge />}
      <TextField label={t.phone} need="required" value={cast.phone ?? t.phoneMissing} disabled readOnly />
      <TextField
        label={t.email}
        need="required"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...fields.input('email')}
      />
      <TextField
        label={t.nickname}
        need="required"
        help={t.nicknameHelp}
        autoComplete="nickname"
        {...fields.input('nickname')}
      />
      <Note>{t.otherName}</Note>
    </StepFrame>
  );
}
