import { useForm } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { CAST_TEXTS, CastFields, castValuesOf, checkCast, saveCastProfile } from '#people/profile';
import { useTextJudge } from '#talk/text-rules';
import { CAST_STEPS, registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';

/** Step 4: what guests read about her. All of it is optional. */
export function ProfileStep({ cast, onSaved, onPrevious }: StepProps) {
  const now = useNow();
  const form = useForm({
    start: castValuesOf(cast),
    check: (values) => checkCast(values, cast.birthday, now),
    texts: { places: CAST_TEXTS, judge: useTextJudge() },
    says: 'left',
    ...saveCastProfile,
    onDone: onSaved,
  });
  return (
    <StepFrame steps={CAST_STEPS} step={4} form={form} onPrevious={onPrevious} submitLabel={t.finish}>
      <Note>
        {t.publicNote}
        {t.profileLead}
      </Note>
      <CastFields form={form} birthday={cast.birthday} />
    </StepFrame>
  );
}
