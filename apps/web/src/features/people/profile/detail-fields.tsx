import { detailsOf, type DetailName, type DetailSide } from '@yoimachi/domain/profile';
import { DETAILS } from '@yoimachi/domain/profile';
import type { Day } from '#lib/dates.ts';
import { detailNames } from '#lib/details.ja.ts';
import { detailOptions } from '#lib/details.ts';
import { useNow } from '#lib/use-now.ts';
import { Select } from '#ui/select.tsx';
import { canChoose } from './detail.ts';
import type { DetailValues } from './detail.ts';
import { profileTexts as t } from './ja.ts';
import type { Fields } from './use-fields.ts';

interface Props<V extends DetailValues> {
  readonly fields: Fields<V>;
  readonly side: DetailSide;
  /** The person's birthday, for the drinking list; null if not known. */
  readonly birthday: Day | null;
}

/** The pickers of a profile, none of them required. */
export function DetailFields<V extends DetailValues>({ fields: all, side, birthday }: Props<V>) {
  const fields = all as unknown as Fields<DetailValues>;
  const now = useNow();
  const isYoung = !canChoose('1', birthday, now);
  const whyNot = birthday === null ? t.drinkingNeedsBirthday : t.drinkingForbidden;
  const picker = (name: DetailName) => ({
    label: detailNames[name],
    options: detailOptions(name),
    emptyLabel: emptyLabelOf(name),
    ...fields.input(name),
  });
  return (
    <div className="grid grid-cols-2 gap-4">
      {detailsOf(side).map((name) =>
        name === 'drinking' ? (
          <div key={name} className="col-span-2">
            <Select
              {...picker(name)}
              help={isYoung && !fields.input(name).error ? whyNot : undefined}
              options={detailOptions(name).map((option) => ({
                ...option,
                isDisabled: !canChoose(option.value, birthday, now),
              }))}
            />
          </div>
        ) : (
          <Select key={name} {...picker(name)} />
        ),
      )}
    </div>
  );
}

/** What stands where nothing is chosen. */
export const emptyLabelOf = (name: DetailName): string =>
  'isPrivate' in DETAILS[name] ? t.notPublic : t.unset;
