import { messageOf } from '@yoimachi/contract/errors';
import { SELF_INTRO_MAX, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import { useForm, type FormState } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { Page } from '#ui/page.tsx';
import { useBack } from '#lib/use-back.ts';
import { useTextJudge } from '#talk/text-rules';
import { guestProfileQuery, saveGuestPart } from './api/guest.ts';
import { BirthdayField } from './birthday-field.tsx';
import { birthdayOf, isBirthday } from './birthday.ts';
import { DetailFields } from './detail-fields.tsx';
import { EditForm } from './edit-form.tsx';
import { checkGuestPart, GUEST_TEXTS, guestValuesOf } from './guest-form.ts';
import type { GuestProfile, GuestValues } from './guest-form.ts';
import type { GuestPart } from './guest-part.ts';
import { guestPartTitles, profileTexts as t } from './ja.ts';

/** Edits one part of the guest's profile, which is saved alone. */
export function GuestEditPage({ part }: { readonly part: GuestPart }) {
  return (
    <QueryPage title={guestPartTitles[part]} query={guestProfileQuery()}>
      {(profile) => <Editor part={part} profile={profile} />}
    </QueryPage>
  );
}

function Editor({ part, profile }: { readonly part: GuestPart; readonly profile: GuestProfile }) {
  const now = useNow();
  const form = useForm({
    start: guestValuesOf(profile),
    check: (values) => checkGuestPart(part, values, profile, now),
    texts: { places: GUEST_TEXTS, judge: useTextJudge() },
    says: 'left',
    ...saveGuestPart(part),
    said: t.saved,
    onDone: useBack(),
  });
  const isBirthdayFixed = part === 'birthday' && profile.isBirthdayFixed;
  const shown = <PartFields part={part} form={form} isBirthdayFixed={isBirthdayFixed} />;
  return isBirthdayFixed ? <Page>{shown}</Page> : <EditForm form={form}>{shown}</EditForm>;
}

interface PartProps {
  readonly part: GuestPart;
  readonly form: FormState<GuestValues>;
  readonly isBirthdayFixed: boolean;
}

function PartFields({ part, form, isBirthdayFixed }: PartProps) {
  const { values } = form;
  const birthday = birthdayOf(values.birthday);
  switch (part) {
    case 'nickname':
      return <TextField label={t.nickname} help={t.nicknameHelp} {...form.field('nickname')} />;
    case 'birthday':
      return (
        <BirthdayField
          help={isBirthdayFixed ? messageOf('BIRTHDAY_FIXED') : t.birthdayHelp}
          isDisabled={isBirthdayFixed}
          {...form.choice('birthday')}
        />
      );
    case 'short-profile':
      return (
        <TextArea
          label={t.shortProfile}
          rows={2}
          count={{ text: values.shortProfile, max: SHORT_PROFILE_MAX }}
          {...form.field('shortProfile')}
        />
      );
    case 'self-introduction':
      return (
        <TextArea
          label={t.selfIntro}
          rows={10}
          count={{ text: values.selfIntro, max: SELF_INTRO_MAX }}
          {...form.field('selfIntro')}
        />
      );
    case 'detail-infomation':
      return <DetailFields form={form} side="guest" birthday={isBirthday(birthday) ? birthday : null} />;
  }
}
