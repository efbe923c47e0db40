import { profileRoutes } from '@yoimachi/contract/profile';
import { useForm } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BirthdayField } from '#people/profile';
import { useTextJudge } from '#talk/text-rules';
import { saveAccountInfo } from './api/save-step.ts';
import { accountValuesOf, checkAccount } from './checks.ts';
import { CAST_STEPS, registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import { UnderAge, useUnderAge } from './under-age.tsx';
import type { StepProps } from './step.ts';

/** Step 1: who she is. Only the nickname is public. */
export function AccountStep({ cast, onSaved, onPrevious }: StepProps) {
  const now = useNow();
  const form = useForm({
    start: accountValuesOf(cast),
    check: (values) => checkAccount(values, now),
    texts: { places: { nickname: 'NAME' }, judge: useTextJudge() },
    says: 'left',
    send: saveAccountInfo,
    readsAgain: [profileRoutes.getCastProfile],
    onDone: onSaved,
  });
  const isUnderAge = useUnderAge(form.values.birthday);
  return (
    <StepFrame steps={CAST_STEPS} step={1} form={form} onPrevious={onPrevious} isStopped={isUnderAge}>
      <Note>{t.resumeNote}</Note>
      <Note look="ok">{t.privateNote}</Note>
      <TextField
        label={t.name}
        need="required"
        autoComplete="name"
        placeholder={t.namePlaceholder}
        {...form.field('name')}
      />
      <TextField
        label={t.nameKana}
        need="required"
        placeholder={t.nameKanaPlaceholder}
        {...form.field('nameKana')}
      />
      <BirthdayField
        need="required"
        {...form.choice('birthday')}
        error={isUnderAge ? undefined : form.errorOf('birthday')}
      />
      {isUnderAge && <UnderAge />}
      <TextField label={t.phone} need="required" value={cast.phone ?? t.phoneMissing} disabled readOnly />
      <TextField
        label={t.email}
        need="required"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <TextField
        label={t.nickname}
        need="required"
        help={t.nicknameHelp}
        autoComplete="nickname"
        {...form.field('nickname')}
      />
      <Note>{t.otherName}</Note>
    </StepFrame>
  );
}
