import type { ReactNode } from 'react';
import type { FormState } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Form } from './form.tsx';
import { profileTexts as t } from './ja.ts';

interface Props<V> {
  readonly form: FormState<V>;
  readonly children: ReactNode;
}

/** A later change of a profile: its fields, what went wrong, and the button that saves. */
export function EditForm<V>({ form, children }: Props<V>) {
  return (
    <Form form={form}>
      <Page className="gap-6">
        {children}
        <ErrorNote error={form.error} />
      </Page>
      <StickyBar>
        <Button type="submit" isPending={form.isPending}>
          {t.save}
        </Button>
      </StickyBar>
    </Form>
  );
}
