import { messageOf } from '@yoimachi/contract/errors';
import { SELF_INTRO_MAX, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import { useNow } from '#lib/use-now.ts';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { Page } from '#ui/page.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { useBack } from '#lib/use-back.ts';
import { guestProfileQuery, useSaveGuestPart } from './api/guest.ts';
import { BirthdayField } from './birthday-field.tsx';
import { birthdayOf, isBirthday } from './birthday.ts';
import { DetailFields } from './detail-fields.tsx';
import { EditForm, saySaved } from './edit-form.tsx';
import { checkGuestPart, GUEST_TEXTS, guestValuesOf } from './guest-form.ts';
import type { GuestProfile, GuestValues } from './guest-form.ts';
import type { GuestPart } from './guest-part.ts';
import { guestPartTitles, profileTexts as t } from './ja.ts';
import { useFields, type Fields } from './use-fields.ts';

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
  const back = useBack();
  const fields = useFields({
    start: guestValuesOf(profile),
    check: (values) => checkGuestPart(part, values, profile, now),
    texts: GUEST_TEXTS,
    save: useSaveGuestPart(part),
    onSaved: () => saySaved(back),
  });
  const isBirthdayFixed = part === 'birthday' && profile.isBirthdayFixed;
  const shown = <PartFields part={part} fields={fields} isBirthdayFixed={isBirthdayFixed} />;
  return isBirthdayFixed ? <Page>{shown}</Page> : <EditForm fields={fields}>{shown}</EditForm>;
}

interface PartProps {
  readonly part: GuestPart;
  readonly fields: Fields<GuestValues>;
  readonly isBirthdayFixed: boolean;
}

function PartFields({ part, fields, isBirthdayFixed }: PartProps) {
  const { values } = fields;
  const birthday = birthdayOf(values.birthday);
  switch (part) {
    case 'nickname':
      return <TextField label={t.nickname} help={t.nicknameHelp} {...fields.input('nickname')} />;
    case 'birthday':
      return (
        <BirthdayField
          help={isBirthdayFixed ? messageOf('BIRTHDAY_FIXED') : t.birthdayHelp}
          isDisabled={isBirthdayFixed}
          value={values.birthday}
          onChange={(next) => fields.change({ birthday: next })}
          error={fields.errorOf('birthday')}
        />
      );
    case 'short-profile':
      return (
        <TextArea
          label={t.shortProfile}
          rows={2}
          count={{ text: values.shortProfile, max: SHORT_PROFILE_MAX }}
          {...fields.input('shortProfile')}
        />
      );
    case 'self-introduction':
      return (
        <TextArea
          label={t.selfIntro}
          rows={10}
          count={{ text: values.selfIntro, max: SELF_INTRO_MAX }}
          {...fields.input('selfIntro')}
        />
      );
    case 'detail-infomation':
      return <DetailFields fields={fields} side="guest" birthday={isBirthday(birthday) ? birthday : null} />;
  }
}
