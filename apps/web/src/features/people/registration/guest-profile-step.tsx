import { RegistrationStage, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import { detailNames } from '#lib/details.ja.ts';
import { detailOptions } from '#lib/details.ts';
import { writeEntry } from '#lib/session-storage.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import {
  FormError,
  checkGuest,
  guestValuesOf,
  profileTexts,
  GUEST_TEXTS,
  useFields,
  useSaveGuestProfile,
} from '#people/profile';
import type { GuestProfile } from '#people/profile';
import { GUEST_STEPS, registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';

interface Props {
  readonly profile: GuestProfile;
  readonly onBack: () => void;
  readonly onFinished: () => void;
}

/** A guest's step 3, his short profile: all of it can wait. */
export function GuestProfileStep({ profile, onBack, onFinished }: Props) {
  const now = useNow();
  const start = guestValuesOf(profile);
  const fields = useFields({
    start,
    check: (values) => checkGuest(values, profile, now),
    texts: GUEST_TEXTS,
    save: useSaveGuestProfile(),
    onSaved: () => {
      writeEntry('current_step', RegistrationStage.REGISTERED_DONE);
      onFinished();
    },
  });
  return (
    <StepFrame
      steps={GUEST_STEPS}
      step={3}
      fields={fields}
      onPrevious={onBack}
      submitLabel={t.finish}
      problem={
        <>
          <FormError error={fields.generalError} />
          <Button variant="ghost" isPending={fields.isPending} onClick={() => fields.send(start)}>
            {t.skip}
          </Button>
        </>
      }
    >
      <p className="phrase text-sm text-sub">{t.guestLead}</p>
      <TextField
        label={profileTexts.nickname}
        help={profileTexts.nicknameHelp}
        need="optional"
        autoComplete="nickname"
        {...fields.input('nickname')}
      />
      <Select
        label={detailNames.job}
        need="optional"
        emptyLabel={profileTexts.unset}
        options={detailOptions('job')}
        {...fields.input('job')}
      />
      <Select
        label={detailNames.residence}
        need="optional"
        emptyLabel={profileTexts.unset}
        options={detailOptions('residence')}
        {...fields.input('residence')}
      />
      <TextArea
        label={profileTexts.shortProfile}
        need="optional"
        rows={2}
        count={{ text: fields.values.shortProfile, max: SHORT_PROFILE_MAX }}
        {...fields.input('shortProfile')}
      />
    </StepFrame>
  );
}
