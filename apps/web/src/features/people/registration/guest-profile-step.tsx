import { RegistrationStage, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import { detailNames } from '#lib/details.ja.ts';
import { detailOptions } from '#lib/details.ts';
import { writeEntry } from '#lib/session-storage.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import {
  Form,
  FormError,
  checkGuest,
  guestValuesOf,
  profileTexts,
  GUEST_TEXTS,
  useFields,
  useSaveGuestProfile,
} from '#people/profile';
import type { GuestProfile } from '#people/profile';
import { GuestProgress } from './guest-steps.tsx';
import { registrationTexts as t } from './ja.ts';

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
    <Form fields={fields}>
      <Page className="gap-6">
        <GuestProgress step={3} />
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
        <FormError error={fields.generalError} />
        <Button variant="ghost" isPending={fields.isPending} onClick={() => fields.send(start)}>
          {t.skip}
        </Button>
      </Page>
      <StickyBar>
        <Button variant="line" icon="back" aria-label={t.previous} onClick={onBack} className="px-4!" />
        <Button type="submit" isPending={fields.isPending}>
          {t.finish}
        </Button>
      </StickyBar>
    </Form>
  );
}
