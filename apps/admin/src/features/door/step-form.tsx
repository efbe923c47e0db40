import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';

interface Props {
  /** What its button says. */
  readonly label: string;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  /** Why the step was refused, where no field says it. */
  readonly refusal?: string | null | undefined;
  /** Called for no step that is under way already. */
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** One step into the office: its fields, why it was refused, and its button. */
export const StepForm = ({ label, isPending, isDisabled = false, refusal, onSend, children }: Props) => (
  <PlainForm className="flex flex-col gap-4" onSend={() => !isPending && onSend()}>
    {children}
    {refusal && <Note look="danger">{refusal}</Note>}
    <Button type="submit" isWide isPending={isPending} isDisabled={isDisabled}>
      {label}
    </Button>
  </PlainForm>
);
