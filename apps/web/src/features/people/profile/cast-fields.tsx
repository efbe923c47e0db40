import { isUnderDrinkingAge, SELF_INTRO_MAX, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import type { Day } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import { Section } from '#ui/page.tsx';
import { TextArea } from '#ui/text-field.tsx';
import type { CastValues } from './cast-form.ts';
import { DetailFields } from './detail-fields.tsx';
import { profileTexts as t } from './ja.ts';
import { TagPicker } from './tag-picker.tsx';
import type { Fields } from './use-fields.ts';

/** A cast's public profile: texts, details, tags. */
export function CastFields({
  fields,
  birthday,
}: {
  readonly fields: Fields<CastValues>;
  readonly birthday: Day | null;
}) {
  const today = useToday();
  const { shortProfile, selfIntro, tags } = fields.values;
  return (
    <>
      <div className="flex flex-col gap-6">
        <TextArea
          label={t.shortProfile}
          need="optional"
          rows={2}
          count={{ text: shortProfile, max: SHORT_PROFILE_MAX }}
          {...fields.input('shortProfile')}
        />
        <TextArea
          label={t.selfIntro}
          need="optional"
          rows={6}
          count={{ text: selfIntro, max: SELF_INTRO_MAX }}
          {...fields.input('selfIntro')}
        />
        <DetailFields fields={fields} side="cast" birthday={birthday} />
      </div>
      <Section title={t.tags} className="mt-4">
        <p className="text-xs text-sub">{t.tagsHelp}</p>
        <TagPicker
          isYoung={birthday !== null && isUnderDrinkingAge(birthday, today)}
          value={tags}
          onChange={(next) => fields.change({ tags: next })}
        />
      </Section>
    </>
  );
}
