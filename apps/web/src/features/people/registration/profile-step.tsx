import { useNow } from '#lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import {
  CAST_TEXTS,
  CastFields,
  castValuesOf,
  checkCast,
  useFields,
  useSaveCastProfile,
} from '#people/profile';
import { CAST_STEPS, registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';

/** Step 4: what guests read about her. All of it is optional. */
export function ProfileStep({ cast, onSaved, onPrevious }: StepProps) {
  const now = useNow();
  const fields = useFields({
    start: castValuesOf(cast),
    check: (values) => checkCast(values, cast.birthday, now),
    texts: CAST_TEXTS,
    save: useSaveCastProfile(),
    onSaved,
  });
  return (
    <StepFrame steps={CAST_STEPS} step={4} fields={fields} onPrevious={onPrevious} submitLabel={t.finish}>
      <Note>
        {t.publicNote}
        {t.profileLead}
      </Note>
      <CastFields fields={fields} birthday={cast.birthday} />
    </StepFrame>
  );
}
