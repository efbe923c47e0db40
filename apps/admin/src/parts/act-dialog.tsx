import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { Note } from '#ui/note.tsx';
import { Dialog } from './dialog.tsx';
import { partTexts as t } from './ja.ts';

interface Props {
  readonly title: string;
  /** What it does, and who is told. */
  readonly help?: string;
  /** The act in words. */
  readonly label: string;
  readonly isDestructive?: boolean;
  /** Something stands beside each other in it. */
  readonly isWide?: boolean;
  readonly isPending: boolean;
  /** Something it needs is not there yet. */
  readonly isDisabled?: boolean;
  readonly error: unknown;
  readonly onRun: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of one act, what it does, and what it was refused for. */
export function ActDialog(props: Props) {
  const {
    title,
    help,
    label,
    isDestructive,
    isWide,
    isPending,
    isDisabled,
    error,
    onRun,
    onClose,
    children,
  } = props;
  const close = () => !isPending && onClose();
  return (
    <Dialog isOpen onClose={close} title={title} isWide={isWide}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && !isDisabled) onRun();
        }}
      >
        {help && <p className="phrase text-sm text-sub">{help}</p>}
        {children}
        {error !== null && error !== undefined && <Note look="danger">{errorMessage(error)}</Note>}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" size="md" onClick={close}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            variant={isDestructive ? 'danger' : 'primary'}
            size="md"
            isPending={isPending}
            isDisabled={isDisabled}
          >
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
