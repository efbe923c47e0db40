import { profileRoutes } from '@yoimachi/contract/profile';
import { messageOf } from '@yoimachi/contract/errors';
import { useForm } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BirthdayField, birthdayOf, birthdayProblem, partsOf, type GuestProfile } from '#people/profile';
import { saveEnoughAge } from './api/age.ts';
import { GUEST_STEPS, registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import { UnderAge, useUnderAge } from './under-age.tsx';

interface Props {
  readonly profile: GuestProfile;
  readonly onSaved: () => void;
}

/** A guest's step 1: his number, and the birthday that says whether he may use the service. */
export function GuestAccountStep({ profile, onSaved }: Props) {
  const now = useNow();
  const form = useForm({
    start: { birthday: partsOf(profile.birthday) },
    check: ({ birthday }) => {
      const day = birthdayOf(birthday);
      return { birthday: day === null ? t.selectBirthday : birthdayProblem(day, now) };
    },
    says: 'left',
    send: ({ birthday }) => saveEnoughAge(String(birthdayOf(birthday))),
    readsAgain: [profileRoutes.getGuestProfile],
    onDone: onSaved,
  });
  const isUnderAge = useUnderAge(form.values.birthday);
  return (
    <StepFrame steps={GUEST_STEPS} step={1} form={form} isStopped={isUnderAge}>
      <Note look="ok">{t.guestAccountNote}</Note>
      <TextField label={t.phone} value={profile.phone ?? t.phoneMissing} disabled readOnly />
      <BirthdayField
        help={profile.isBirthdayFixed ? messageOf('BIRTHDAY_FIXED') : t.birthdayHelp}
        isDisabled={profile.isBirthdayFixed}
        need="required"
        {...form.choice('birthday')}
        error={isUnderAge ? undefined : form.errorOf('birthday')}
      />
      {isUnderAge && <UnderAge />}
    </StepFrame>
  );
}
