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
}

/** A later change of a profile: its fields, what went wrong, and the button that saves. */
export function EditForm<V>({ fields, children }: Props<V>) {
  return (
    <Form fields={fields}>
      <Page className="gap-6">
        {children}
        <FormError error={fields.generalError} />
      </Page>
      <StickyBar>
        <Button type="submit" isPending={fields.isPending}>
          {t.save}
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
