import type { ReactNode } from 'react';
import type { FormState } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Form } from '#people/profile';
import { STEP_COUNT, registrationTexts as t } from './ja.ts';
import type { RegistrationStep } from './step.ts';

interface Props<V> {
  readonly step: RegistrationStep;
  readonly form: FormState<V>;
  /** To the previous step; absent on the first. */
  readonly onPrevious: (() => void) | undefined;
  /** Instead of 保存して次へ. */
  readonly submitLabel?: string | undefined;
  /** Replaces the sentence of a failed call. */
  readonly problem?: ReactNode | undefined;
  /** Nobody goes on here. */
  readonly isStopped?: boolean | undefined;
  readonly children: ReactNode;
}

/** One of the four steps: progress, the fields, 保存して次へ. */
export function StepFrame<V>({
  step,
  form,
  onPrevious,
  submitLabel,
  problem,
  isStopped,
  children,
}: Props<V>) {
  const label = step === STEP_COUNT ? t.finish : t.saveNext(step, STEP_COUNT);
  return (
    <Form form={form}>
      <Page className="gap-6">
        <Progress step={step} />
        {children}
        {problem ?? <ErrorNote error={form.error} />}
      </Page>
      <StickyBar>
        {onPrevious && (
          <Button variant="line" icon="back" aria-label={t.previous} onClick={onPrevious} className="px-4!" />
        )}
        <Button type="submit" isPending={form.isPending} isDisabled={isStopped}>
          {submitLabel ?? label}
        </Button>
      </StickyBar>
    </Form>
  );
}

function Progress({ step }: { readonly step: RegistrationStep }) {
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
        {t.steps.map((label, index) => (
          <span key={label} className={`h-1 rounded-full ${index < step ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-xl">{t.steps[step - 1]}</h2>
        <span className="nums shrink-0 text-sm text-sub">{t.stepOf(step, STEP_COUNT)}</span>
      </div>
    </div>
  );
}
