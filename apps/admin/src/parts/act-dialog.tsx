import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { ErrorNote } from '#ui/note.tsx';
import { Dialog } from './dialog.tsx';
import { partTexts as t } from './ja.ts';

interface FormProps {
  /** What it does, and who is told. */
  readonly help?: string | undefined;
  /** The act in words. */
  readonly label: string;
  readonly isDestructive?: boolean | undefined;
  readonly isPending: boolean;
  /** Something it needs is not there yet. */
  readonly isDisabled?: boolean;
  readonly error: unknown;
  readonly onRun: () => void;
  /** Absent: it stands in its place, and is not closed. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What an act asks for, what it does, and what it was refused for, in its dialog. */
export function ActFields(props: FormProps) {
  const { help, label, isDestructive, isPending, isDisabled, error, onRun, onClose, children } = props;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isDisabled) onRun();
      }}
    >
      {help && <p className="phrase text-sm text-sub">{help}</p>}
      {children}
      <ErrorNote error={error} />
      <div className={cx('grid gap-3', onClose && 'grid-cols-2')}>
        {onClose && (
          <Button variant="line" size="md" onClick={() => !isPending && onClose()}>
            {t.cancel}
          </Button>
        )}
        <Button
          type="submit"
          variant={isDestructive ? 'danger' : onClose ? 'primary' : 'line'}
          size="md"
          isPending={isPending}
          isDisabled={isDisabled}
        >
          {label}
        </Button>
      </div>
    </form>
  );
}

interface Props extends FormProps {
  readonly onClose: () => void;
  readonly title: string;
  /** Something stands beside each other in it. */
  readonly isWide?: boolean;
}

/** The dialog of an act that is more than its fields. */
export const ActDialog = ({ title, isWide, ...form }: Props) => (
  <Dialog isOpen onClose={() => !form.isPending && form.onClose()} title={title} isWide={isWide}>
    <ActFields {...form} />
  </Dialog>
);
