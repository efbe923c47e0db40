import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FormState } from '#lib/use-form.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { profileTexts as t } from './ja.ts';

interface Props<V> {
  readonly form: FormState<V>;
  readonly children: ReactNode;
}

/** The frame of a form. The first error gets the focus; leaving with unsaved changes asks first. */
export function Form<V>({ form, children }: Props<V>) {
  const element = useRef<HTMLFormElement>(null);
  const blocker = useBlocker({
    shouldBlockFn: form.isDirty,
    enableBeforeUnload: form.isDirty,
    withResolver: true,
  });
  // What the server refuses is found as what the form refuses.
  useEffect(() => {
    if (form.failure) focusFirst(element.current);
  }, [form.failure]);
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.submit()) requestAnimationFrame(() => focusFirst(element.current));
      }}
    >
      {children}
      <ConfirmDialog
        isOpen={blocker.status === 'blocked'}
        title={t.leaveTitle}
        confirmLabel={t.leave}
        backLabel={t.stay}
        isDestructive
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
