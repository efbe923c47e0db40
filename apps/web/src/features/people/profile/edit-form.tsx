import type { ReactNode } from 'react';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Form, FormError } from './form.tsx';
import { profileTexts as t } from './ja.ts';
import type { Fields } from './use-fields.ts';

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
