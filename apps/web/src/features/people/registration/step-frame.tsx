import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { FormState } from '#lib/use-form.ts';
import { EditForm } from '#people/profile';
import { registrationTexts as t } from './ja.ts';

interface ProgressProps {
  /** `CAST_STEPS` or `GUEST_STEPS`. */
  readonly steps: readonly string[];
  /** From 1 on. */
  readonly step: number;
}

interface Props<V> extends ProgressProps {
  readonly form: FormState<V>;
  /** To the previous step; absent on the first. */
  readonly onPrevious?: (() => void) | undefined;
  /** Instead of 保存して次へ. */
  readonly submitLabel?: string | undefined;
  /** Replaces the sentence of a failed call. */
  readonly problem?: ReactNode | undefined;
  /** Nobody goes on here. */
  readonly isStopped?: boolean | undefined;
  readonly children: ReactNode;
}

/** One of the steps that are forms: progress, the fields, 保存して次へ. */
export function StepFrame<V>({ steps, step, onPrevious, submitLabel, children, ...frame }: Props<V>) {
  const previous = onPrevious && (
    <Button variant="line" icon="back" aria-label={t.previous} onClick={onPrevious} className="px-4!" />
  );
  return (
    <EditForm {...frame} label={submitLabel ?? t.saveNext(step, steps.length)} beside={previous}>
      <Progress steps={steps} step={step} />
      {children}
    </EditForm>
  );
}

/** How far a registration is. */
export function Progress({ steps, step }: ProgressProps) {
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
        {steps.map((label, index) => (
          <span key={label} className={`h-1 rounded-full ${index < step ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-xl">{steps[step - 1]}</h2>
        <span className="nums shrink-0 text-sm text-sub">{t.stepOf(step, steps.length)}</span>
      </div>
    </div>
  );
}
