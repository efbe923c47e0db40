import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@yoimachi/contract/errors';
import { useNow } from '#lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  BirthdayField,
  birthdayOf,
  birthdayProblem,
  guestProfileQuery,
  partsOf,
  useFields,
} from '#people/profile';
import type { BirthdayParts, GuestProfile } from '#people/profile';
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
  const client = useQueryClient();
  const fields = useFields<{ readonly birthday: BirthdayParts }>({
    start: { birthday: partsOf(profile.birthday) },
    check: ({ birthday }) => {
      const day = birthdayOf(birthday);
      return { birthday: day === null ? t.selectBirthday : birthdayProblem(day, now) };
    },
    save: async ({ birthday }) => {
      await saveEnoughAge(String(birthdayOf(birthday)));
      await client.invalidateQueries(guestProfileQuery());
    },
    onSaved,
  });
  const isUnderAge = useUnderAge(fields.values.birthday);
  return (
    <StepFrame steps={GUEST_STEPS} step={1} fields={fields} isStopped={isUnderAge}>
      <Note look="ok">{t.guestAccountNote}</Note>
      <TextField label={t.phone} value={profile.phone ?? t.phoneMissing} disabled readOnly />
      <BirthdayField
        help={profile.isBirthdayFixed ? messageOf('BIRTHDAY_FIXED') : t.birthdayHelp}
        isDisabled={profile.isBirthdayFixed}
        need="required"
        value={fields.values.birthday}
        onChange={(birthday) => fields.change({ birthday })}
        error={isUnderAge ? undefined : fields.errorOf('birthday')}
      />
      {isUnderAge && <UnderAge />}
    </StepFrame>
  );
}
