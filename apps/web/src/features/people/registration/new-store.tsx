import { useEffect } from 'react';
import { askDistricts } from '#lib/learn-districts.ts';
import type { FormState } from '#lib/use-form.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { AreaSelects } from '#ui/area-selects.tsx';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { options } from '#people/profile';
import type { StoreValues } from './checks.ts';
import { registrationTexts as t } from './ja.ts';

interface Props {
  readonly form: FormState<StoreValues>;
  /** To the existing stores. */
  readonly onBack: () => void;
}

/** A store that nobody has added yet, or the one she may still correct. */
export function NewStore({ form, onBack }: Props) {
  // Here the page is not at rest yet.
  useEffect(() => whenIdle(askDistricts), []);
  const { values, change, errorOf, field } = form;
  return (
    <>
      <Button variant="ghost" icon="search" className="self-start" onClick={onBack}>
        {t.backToFind}
      </Button>
      <TextField label={t.storeName} need="required" autoFocus {...field('storeName')} />
      <RadioCards
        label={t.storeGenre}
        need="required"
        columns={2}
        {...form.choice('storeCategory')}
        options={options.genre}
      />
      <AreaSelects
        need="required"
        prefecture={values.storePrefecture}
        district={values.storeArea}
        errors={{ prefecture: errorOf('storePrefecture'), district: errorOf('storeArea') }}
        onChange={({ prefecture, district }) => change({ storePrefecture: prefecture, storeArea: district })}
      />
      <TextField label={t.storeAddress} need="required" {...field('storeAddress')} />
      <TextField
        label={t.storePhone}
        need="required"
        help={t.storePhoneHelp}
        type="tel"
        {...field('storePhoneNumber')}
      />
      <TextField
        label={t.storeUrl}
        need="optional"
        type="url"
        inputMode="url"
        placeholder={t.storeUrlPlaceholder}
        {...field('storeUrl')}
      />
    </>
  );
}
