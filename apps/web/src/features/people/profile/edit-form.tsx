import { useEffect, useRef, type ReactNode } from 'react';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { profileTexts as t } from './ja.ts';
import type { Fields } from './use-fields.ts';
import { useBlocker } from '@tanstack/react-router';
import { errorMessage } from '#lib/api-error.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Note } from '#ui/note.tsx';

interface Props<V> {
  readonly fields: Fields<V>;
  readonly children: ReactNode;
  /** What the button says that sends it. */
  readonly label?: string | undefined;
  /** Left of that button. */
  readonly beside?: ReactNode | undefined;
  /** Replaces the sentence of a failed call. */
  readonly problem?: ReactNode | undefined;
  /** Nobody goes on here. */
  readonly isStopped?: boolean | undefined;
}

/** A screen that is a form: its fields, what went wrong, and the button that sends it. */
export function EditForm<V>({ fields, children, label = t.save, beside, problem, isStopped }: Props<V>) {
  return (
    <Form fields={fields}>
      <Page className="gap-6">
        {children}
        {problem ?? <FormError error={fields.generalError} />}
      </Page>
      <StickyBar>
        {beside}
        <Button type="submit" isPending={fields.isPending} isDisabled={isStopped}>
          {label}
        </Button>
      </StickyBar>
    </Form>
  );
}

/** Says that a change is saved, and goes on. */
export function saySaved(goOn: () => void): void {
  showToast(t.saved, 'ok');
  goOn();
}

interface FormProps<V> {
  readonly fields: Fields<V>;
  readonly children: ReactNode;
}

/** The frame of a form. The first error gets the focus; leaving with unsaved changes asks first. */
function Form<V>({ fields, children }: FormProps<V>) {
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
