import { useQuery } from '@tanstack/react-query';
import { RegistrationStage, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import { writeEntry } from '#lib/session-storage.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import {
  BirthdayField,
  Form,
  FormError,
  Loaded,
  checkGuest,
  guestProfileQuery,
  guestValuesOf,
  options,
  profileTexts,
  useFields,
  useSaveGuestProfile,
} from '#people/profile';
import type { GuestProfile } from '#people/profile';
import { AppBar } from '#ui/bars.tsx';
import { registrationTexts as t } from './ja.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** The short profile of a new guest; all of it can wait. */
function GuestProfileScreen({ onFinished }: { readonly onFinished: () => void }) {
  const query = useQuery(guestProfileQuery());
  return <Loaded query={query}>{(profile) => <Editor profile={profile} onFinished={onFinished} />}</Loaded>;
}

function Editor({
  profile,
  onFinished,
}: {
  readonly profile: GuestProfile;
  readonly onFinished: () => void;
}) {
  const now = useNow();
  const start = guestValuesOf(profile);
  const fields = useFields({
    start,
    check: (values) => checkGuest(values, now),
    save: useSaveGuestProfile(),
    onSaved: () => {
      writeEntry('current_step', RegistrationStage.REGISTERED_DONE);
      onFinished();
    },
  });
  return (
    <Form fields={fields}>
      <Page className="gap-6">
        <p className="phrase text-sm text-sub">{t.guestLead}</p>
        <TextField
          label={profileTexts.nickname}
          help={profileTexts.nicknameHelp}
          need="optional"
          autoComplete="nickname"
          {...fields.input('nickname')}
        />
        <BirthdayField
          help={profileTexts.birthdayHelp}
          need="optional"
          value={fields.values.birthday}
          onChange={(birthday) => fields.change({ birthday })}
          error={fields.errorOf('birthday')}
        />
        <Select
          label={profileTexts.job}
          need="optional"
          emptyLabel={profileTexts.unset}
          options={options.job}
          {...fields.input('job')}
        />
        <Select
          label={profileTexts.residence}
          need="optional"
          emptyLabel={profileTexts.unset}
          options={options.prefecture}
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
        <Button type="submit" isPending={fields.isPending}>
          {t.finish}
        </Button>
      </StickyBar>
    </Form>
  );
}

export function GuestProfilePage() {
  const search = useSearch({ from: '/authentication_/profile' });
  const navigate = useNavigate();
  return (
    <>
      <AppBar title={t.guestTitle} />
      <GuestProfileScreen
        onFinished={() => void navigate({ to: '/authentication/welcome', search, replace: true })}
      />
    </>
  );
}
