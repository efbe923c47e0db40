import { isUnderDrinkingAge, SELF_INTRO_MAX, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import { DRINK_TAGS, TAG_GROUPS, TAG_GROUP_KEYS, type TagGroup } from '@yoimachi/domain/profile';
import type { Day } from '#lib/dates.ts';
import type { FormState } from '#lib/use-form.ts';
import { useToday } from '#lib/use-now.ts';
import { Section } from '#ui/page.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { toggleTag, type CastValues, type ChosenTag } from './cast-form.ts';
import { DetailFields } from './detail-fields.tsx';
import { profileTexts as t } from './ja.ts';
import { tagGroupLabels } from './labels.ja.ts';

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
      <Section title={t.tags} className="mt-4">
        <p className="text-xs text-sub">{t.tagsHelp}</p>
        <TagPicker
          isYoung={birthday !== null && isUnderDrinkingAge(birthday, today)}
          {...form.choice('tags')}
        />
      </Section>
    </>
  );
}

interface Props {
  /** Too young to drink: tags about drinks cannot be chosen, only taken back. */
  readonly isYoung: boolean;
  readonly value: readonly ChosenTag[];
  readonly onChange: (value: ChosenTag[]) => void;
}

/** The tags of each group; a group opens with a tap, its line says how many are chosen. */
function TagPicker(props: Props) {
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {TAG_GROUP_KEYS.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
    </div>
  );
}

function Group({ group, isYoung, value, onChange }: Props & { readonly group: TagGroup }) {
  const chosen = value.filter((tag) => tag.group === group);
  return (
    <details className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2">
        <span className="min-w-0 flex-1 text-sm font-bold">{tagGroupLabels[group]}</span>
        <span className="nums shrink-0 text-xs text-sub">
          {chosen.length > 0 ? t.tagCount(chosen.length) : t.none}
        </span>
        <Icon name="down" size={16} className="text-sub group-open:rotate-180" />
      </summary>
      <div role="group" aria-label={tagGroupLabels[group]} className="flex flex-wrap gap-2 px-4 pt-1 pb-4">
        {TAG_GROUPS[group].map((tag) => {
          const isChosen = chosen.some((other) => other.tag === tag);
          const isForbidden = isYoung && !isChosen && DRINK_TAGS.includes(tag);
          return (
            <label
              key={tag}
              className={cx(
                'relative inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm',
                isForbidden ? 'text-sub line-through' : 'cursor-pointer',
                isChosen ? 'border-transparent bg-tint font-bold text-on-tint' : 'border-line bg-surface',
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isForbidden}
                onChange={() => onChange(toggleTag(value, { group, tag }))}
                className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              {isChosen && <Icon name="check" size={16} />}
              <span>{tag}</span>
            </label>
          );
        })}
      </div>
      {isYoung && TAG_GROUPS[group].some((tag) => DRINK_TAGS.includes(tag)) && (
        <p className="px-4 pb-4 text-xs text-sub">{t.drinkTags}</p>
      )}
    </details>
  );
}
