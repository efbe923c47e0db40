import { Note } from '#ui/note.tsx';
import { CAST_STEPS, registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';
import { alikeStores, StoreChoice, useStoreFields } from './store-choice.tsx';

/** Step 3: the store she works at, found among the existing ones or added. */
export function StoreStep({ cast, onSaved, onPrevious }: StepProps) {
  const fields = useStoreFields(cast, onSaved);
  const { values } = fields;
  return (
    <StepFrame
      steps={CAST_STEPS}
      step={3}
      fields={fields}
      onPrevious={onPrevious}
      submitLabel={!values.isNew && values.chosen ? t.saveThisStore(3, CAST_STEPS.length) : undefined}
      problem={alikeStores(fields)}
    >
      <Note>{t.publicNote}</Note>
      <StoreChoice cast={cast} fields={fields} />
    </StepFrame>
  );
}
