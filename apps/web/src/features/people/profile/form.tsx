import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorMessage } from '#lib/api-error.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Note } from '#ui/note.tsx';
import { profileTexts as t } from './ja.ts';
import type { Fields } from './use-fields.ts';

interface Props<V> {
  readonly fields: Fields<V>;
  readonly children: ReactNode;
}

/** The frame of a form. The first error gets the focus; leaving with unsaved changes asks first. */
export function Form<V>({ fields, children }: Props<V>) {
  const form = useRef<HTMLFormElement>(null);
  const blocker = useBlocker({
    shouldBlockFn: fields.isDirty,
    enableBeforeUnload: fields.isDirty,
    withResolver: true,
  });
  // What the server refuses is found as what the form refuses.
  useEffect(() => {
    if (fields.saveError) focusFirst(form.current);
  }, [fields.saveError]);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fields.submit()) requestAnimationFrame(() => focusFirst(form.current));
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

/** A failed call that concerns no field. The input is still there; the button retries. */
export function FormError({ error }: { readonly error: Error | null }) {
  return error && <Note look="danger">{errorMessage(error)}</Note>;
}
