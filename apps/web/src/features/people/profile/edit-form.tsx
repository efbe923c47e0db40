import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from '@tanstack/react-router';
import type { FormState } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { profileTexts as t } from './ja.ts';

interface Props<V> {
  readonly form: FormState<V>;
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
export function EditForm<V>({ form, children, label = t.save, beside, problem, isStopped }: Props<V>) {
  return (
    <Form form={form}>
      <Page className="gap-6">
        {children}
        {problem ?? <ErrorNote error={form.error} />}
      </Page>
      <StickyBar>
        {beside}
        <Button type="submit" isPending={form.isPending} isDisabled={isStopped}>
          {label}
        </Button>
      </StickyBar>
    </Form>
  );
}

interface FormProps<V> {
  readonly form: FormState<V>;
  readonly children: ReactNode;
}

/** The frame of a form. The first error gets the focus; leaving with unsaved changes asks first. */
function Form<V>({ form, children }: FormProps<V>) {
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
