import { DETAILS, detailsOf, type DetailName, type DetailSide } from '@yoimachi/domain/profile';
import type { Day } from '#lib/dates.ts';
import { detailNames } from '#lib/details.ja.ts';
import { detailOptions } from '#lib/details.ts';
import type { FormState } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { Select } from '#ui/select.tsx';
import { canChoose, type DetailValues } from './detail.ts';
import { profileTexts as t } from './ja.ts';

interface Props<V extends DetailValues> {
  readonly form: FormState<V>;
  readonly side: DetailSide;
  /** The person's birthday, for the drinking list; null if not known. */
  readonly birthday: Day | null;
}

/** The pickers of a profile, none of them required. */
export function DetailFields<V extends DetailValues>({ form: all, side, birthday }: Props<V>) {
  const form = all as unknown as FormState<DetailValues>;
  const now = useNow();
  const isYoung = !canChoose('1', birthday, now);
  const whyNot = birthday === null ? t.drinkingNeedsBirthday : t.drinkingForbidden;
  const drinkingProps = {
    help: isYoung && !form.field('drinking').error ? whyNot : undefined,
    options: detailOptions('drinking').map((option) => ({
      ...option,
      isDisabled: !canChoose(option.value, birthday, now),
    })),
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      {detailsOf(side).map((name) => (
        <div key={name} className={isWide(name) ? 'col-span-2' : undefined}>
          <Select
            label={detailNames[name]}
            options={detailOptions(name)}
            emptyLabel={emptyLabelOf(name)}
            {...form.field(name)}
            {...(name === 'drinking' && drinkingProps)}
          />
        </div>
      ))}
    </div>
  );
}

/** So many letters stand in half of a phone's width. */
const HALF_LETTERS = 8;
const isWide = (name: DetailName): boolean =>
  name === 'drinking' || detailOptions(name).some(({ label }) => label.length > HALF_LETTERS);

/** What stands where nothing is chosen. */
export const emptyLabelOf = (name: DetailName): string =>
  'isPrivate' in DETAILS[name] ? t.notPublic : t.unset;
