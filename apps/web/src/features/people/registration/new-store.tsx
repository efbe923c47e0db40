import { useEffect } from 'react';
import { askDistricts } from '#lib/learn-districts.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { AreaSelects } from '#ui/area-selects.tsx';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { options, type Fields } from '#people/profile';
import type { StoreValues } from './checks.ts';
import { registrationTexts as t } from './ja.ts';

interface Props {
  readonly fields: Fields<StoreValues>;
  /** To the existing stores. */
  readonly onBack: () => void;
}

/** A store that nobody has added yet, or the one she may still correct. */
export function NewStore({ fields, onBack }: Props) {
  // Here the page is not at rest yet.
  useEffect(() => whenIdle(askDistricts), []);
  const { values, change, errorOf, input } = fields;
  return (
    <>
      <Button variant="ghost" icon="search" className="self-start" onClick={onBack}>
        {t.backToFind}
      </Button>
      <TextField label={t.storeName} need="required" autoFocus {...input('storeName')} />
      <RadioCards
        label={t.storeGenre}
        need="required"
        columns={2}
        value={values.storeCategory || null}
        error={errorOf('storeCategory')}
        onChange={(storeCategory) => change({ storeCategory })}
        options={options.genre}
      />
      <AreaSelects
        need="required"
        prefecture={values.storePrefecture}
        district={values.storeArea}
        errors={{ prefecture: errorOf('storePrefecture'), district: errorOf('storeArea') }}
        onChange={({ prefecture, district }) => change({ storePrefecture: prefecture, storeArea: district })}
      />
      <TextField label={t.storeAddress} need="required" {...input('storeAddress')} />
      <TextField
        label={t.storePhone}
        need="required"
        help={t.storePhoneHelp}
        type="tel"
        {...input('storePhoneNumber')}
      />
      <TextField
        label={t.storeUrl}
        need="optional"
        type="url"
        inputMode="url"
        placeholder={t.storeUrlPlaceholder}
        {...input('storeUrl')}
      />
    </>
  );
}
