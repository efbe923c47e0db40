import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { options, useFields } from '../profile/index.ts';
import { saveStore, useSaveStep } from './api/save-step.ts';
import { checkStore, storeValuesOf } from './checks.ts';
import { registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './wizard-screen.tsx';

/** Step 3: the store she works at. */
export function StoreStep({ cast, onSaved, onPrevious }: StepProps) {
  const fields = useFields({
    start: storeValuesOf(cast),
    check: checkStore,
    save: useSaveStep(saveStore),
    onSaved,
  });
  return (
    <StepFrame step={3} fields={fields} onPrevious={onPrevious}>
      <Note>{t.publicNote}</Note>
      <TextField label={t.storeName} need="required" {...fields.input('storeName')} />
      <Select
        label={t.storeGenre}
        need="required"
        options={options.genre}
        {...fields.input('storeCategory')}
      />
      <Select label={t.storeArea} need="required" options={options.district} {...fields.input('storeArea')} />
      <TextField label={t.storeAddress} need="required" {...fields.input('storeAddress')} />
      <TextField
        label={t.storePhone}
        need="required"
        help={t.storePhoneHelp}
        type="tel"
        {...fields.input('storePhoneNumber')}
      />
      <TextField
        label={t.storeUrl}
        need="optional"
        type="url"
        inputMode="url"
        placeholder={t.storeUrlPlaceholder}
        {...fields.input('storeUrl')}
      />
    </StepFrame>
  );
}
