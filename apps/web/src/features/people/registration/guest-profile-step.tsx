import { RegistrationStage, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import { detailNames } from '#lib/details.ja.ts';
import { detailOptions } from '#lib/details.ts';
import { writeEntry } from '#lib/session-storage.ts';
import { useForm } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { checkGuest, guestValuesOf, profileTexts, GUEST_TEXTS, saveGuestProfile } from '#people/profile';
import type { GuestProfile } from '#people/profile';
import { useTextJudge } from '#talk/text-rules';
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
  const form = useForm({
    start,
    check: (values) => checkGuest(values, profile, now),
    texts: { places: GUEST_TEXTS, judge: useTextJudge() },
    says: 'left',
    ...saveGuestProfile,
    onDone: () => {
      writeEntry('current_step', RegistrationStage.REGISTERED_DONE);
      onFinished();
    },
  });
  return (
    <StepFrame
      steps={GUEST_STEPS}
      step={3}
      form={form}
      onPrevious={onBack}
      submitLabel={t.finish}
      problem={
        <>
          <ErrorNote error={form.error} />
          <Button variant="ghost" isPending={form.isPending} onClick={() => form.send(start)}>
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
        {...form.field('nickname')}
      />
      <Select
        label={detailNames.job}
        need="optional"
        emptyLabel={profileTexts.unset}
        options={detailOptions('job')}
        {...form.field('job')}
      />
      <Select
        label={detailNames.residence}
        need="optional"
        emptyLabel={profileTexts.unset}
        options={detailOptions('residence')}
        {...form.field('residence')}
      />
      <TextArea
        label={profileTexts.shortProfile}
        need="optional"
        rows={2}
        count={{ text: form.values.shortProfile, max: SHORT_PROFILE_MAX }}
        {...form.field('shortProfile')}
      />
    </StepFrame>
  );
}
