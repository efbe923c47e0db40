import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmProps } from './confirm-dialog-body.tsx';
import { showToast } from './lib/toast.ts';
import { ErrorNote } from './note.tsx';

interface Props<Answer, Input> extends Pick<ConfirmProps, 'title' | 'onClose' | 'isDestructive'> {
  readonly act: Pick<UseMutationResult<Answer, Error, Input>, 'mutate' | 'isPending' | 'error'>;
  readonly input: Input;
  /** The act in words. */
  readonly label: string;
  /** What a toast says once it is done. */
  readonly done: string | ((answer: Answer) => string);
  readonly children: ReactNode;
}

/** Asks before an act, says that it is done, and closes; what went against it stands in the dialog. */
export function ActDialog<Answer, Input>(props: Props<Answer, Input>) {
  const { act, input, label, done, children, ...dialog } = props;
  const confirm = () =>
    act.mutate(input, {
      onSuccess: (answer) => {
        showToast(typeof done === 'string' ? done : done(answer), 'ok');
        dialog.onClose();
      },
    });
  return (
    <ConfirmDialog {...dialog} isOpen confirmLabel={label} isPending={act.isPending} onConfirm={confirm}>
      {children}
      <ErrorNote error={act.error} />
    </ConfirmDialog>
  );
}
