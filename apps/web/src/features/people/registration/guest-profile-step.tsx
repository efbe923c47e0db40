import { RegistrationStage, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import { detailNames } from '#lib/details.ja.ts';
import { detailOptions } from '#lib/details.ts';
import { writeEntry } from '#lib/session-storage.ts';
import { useForm } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import {
  Form,
  checkGuest,
  guestValuesOf,
  profileTexts,
  GUEST_TEXTS,
  saveGuestProfile,
} from '#people/profile';
import type { GuestProfile } from '#people/profile';
import { useTextJudge } from '#talk/text-rules';
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
    <Form form={form}>
      <Page className="gap-6">
        <GuestProgress step={3} />
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
        <ErrorNote error={form.error} />
        <Button variant="ghost" isPending={form.isPending} onClick={() => form.send(start)}>
          {t.skip}
        </Button>
      </Page>
      <StickyBar>
        <Button variant="line" icon="back" aria-label={t.previous} onClick={onBack} className="px-4!" />
        <Button type="submit" isPending={form.isPending}>
          {t.finish}
        </Button>
      </StickyBar>
    </Form>
  );
}
