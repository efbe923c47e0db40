import { isUnderDrinkingAge, SELF_INTRO_MAX, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import type { Day } from '#lib/dates.ts';
import type { FormState } from '#lib/use-form.ts';
import { useToday } from '#lib/use-now.ts';
import { H2, Section } from '#ui/page.tsx';
import { TextArea } from '#ui/text-field.tsx';
import type { CastValues } from './cast-form.ts';
import { DetailFields } from './detail-fields.tsx';
import { profileTexts as t } from './ja.ts';
import { TagPicker } from './tag-picker.tsx';

/** A cast's public profile: texts, details, tags. */
export function CastFields({
  form,
  birthday,
}: {
  readonly form: FormState<CastValues>;
  readonly birthday: Day | null;
}) {
  const today = useToday();
  const { shortProfile, selfIntro } = form.values;
  return (
    <>
      <div className="flex flex-col gap-6">
        <TextArea
          label={t.shortProfile}
          need="optional"
          rows={2}
          count={{ text: shortProfile, max: SHORT_PROFILE_MAX }}
          {...form.field('shortProfile')}
        />
        <TextArea
          label={t.selfIntro}
          need="optional"
          rows={6}
          count={{ text: selfIntro, max: SELF_INTRO_MAX }}
          {...form.field('selfIntro')}
        />
        <DetailFields form={form} side="cast" birthday={birthday} />
      </div>
      <Section className="mt-4">
        <H2>{t.tags}</H2>
        <p className="text-xs text-sub">{t.tagsHelp}</p>
        <TagPicker
          isYoung={birthday !== null && isUnderDrinkingAge(birthday, today)}
          {...form.choice('tags')}
        />
      </Section>
    </>
  );
}
