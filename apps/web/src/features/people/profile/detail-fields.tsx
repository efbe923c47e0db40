import type { Day } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { Select } from '#ui/select.tsx';
import { canChoose } from './detail.ts';
import type { DetailValues } from './detail.ts';
import { profileTexts as t } from './ja.ts';
import { options } from './labels.ja.ts';
import type { Fields } from './use-fields.ts';

interface Props<V extends DetailValues> {
  readonly fields: Fields<V>;
  /** The person's birthday, for the drinking list; null if not known. */
  readonly birthday: Day | null;
  /** A cast has two more: skin and gender. */
  readonly hasSkin?: boolean | undefined;
}

/** The pickers of a profile, none of them required. */
export function DetailFields<V extends DetailValues>({ fields: all, birthday, hasSkin }: Props<V>) {
  const fields = all as unknown as Fields<DetailValues>;
  const now = useNow();
  const isYoung = !canChoose('1', birthday, now);
  const whyNot = birthday === null ? t.drinkingNeedsBirthday : t.drinkingForbidden;
  const empty = { emptyLabel: t.unset } as const;
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Select
          label={t.birthplace}
          options={options.birthplace}
          {...empty}
          {...fields.input('birthplace')}
        />
        <Select label={t.residence} options={options.prefecture} {...empty} {...fields.input('residence')} />
        <Select label={t.heightCm} options={options.heightCm} {...empty} {...fields.input('heightCm')} />
        <Select
          label={t.weightKg}
          options={options.weightKg}
          emptyLabel={t.notPublic}
          {...fields.input('weightKg')}
        />
        <Select label={t.hair} options={options.hair} {...empty} {...fields.input('hair')} />
        {hasSkin && (
          <Select label={t.gender} options={options.gender} {...empty} {...fields.input('gender')} />
        )}
        {hasSkin && <Select label={t.skin} options={options.skin} {...empty} {...fields.input('skin')} />}
        <Select
          label={t.cohabitants}
          options={options.cohabitants}
          {...empty}
          {...fields.input('cohabitants')}
        />
      </div>
      <Select
        label={t.drinking}
        help={isYoung && !fields.input('drinking').error ? whyNot : undefined}
        options={options.drinking.map((option) => ({
          ...option,
          isDisabled: !canChoose(option.value, birthday, now),
        }))}
        {...empty}
        {...fields.input('drinking')}
      />
      <Select label={t.smoking} options={options.smoking} {...empty} {...fields.input('smoking')} />
    </>
  );
}
