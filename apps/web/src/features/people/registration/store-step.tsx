import { Note } from '#ui/note.tsx';
import { CAST_STEPS, registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';
import { alikeStores, StoreChoice, useStoreForm } from './store-choice.tsx';

/** Step 3: the store she works at, found among the existing ones or added. */
export function StoreStep({ cast, onSaved, onPrevious }: StepProps) {
  const form = useStoreForm(cast, onSaved);
  const { values } = form;
  return (
    <StepFrame
      steps={CAST_STEPS}
      step={3}
      form={form}
      onPrevious={onPrevious}
      submitLabel={!values.isNew && values.chosen ? t.saveThisStore(3, CAST_STEPS.length) : undefined}
      problem={alikeStores(form)}
    >
      <Note>{t.publicNote}</Note>
      <StoreChoice cast={cast} form={form} />
    </StepFrame>
  );
}
