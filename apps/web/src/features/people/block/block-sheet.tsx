import { useQueryClient } from '@tanstack/react-query';
import { later } from '#ui/lib/later.tsx';
import type { Act, Other, Side } from './side.ts';

interface Props {
  readonly side: Side;
  readonly other: Other;
  /** What is chosen at first. */
  readonly act: Act;
  readonly onClose: () => void;
  /** After a block: leaves a screen that no longer shows the other person. */
  readonly onBlocked?: (() => Promise<void>) | undefined;
}

const Body = later(() => import('./block-sheet-body.tsx'));

/** Blocks or reports somebody. Its code is loaded when it is first opened. */
export function BlockSheet({ side, other, act, onClose, onBlocked }: Props) {
  const client = useQueryClient();
  const leave = async (done: Act) => {
    onClose();
    if (done !== 'report') await onBlocked?.();
    await client.invalidateQueries();
  };
  return <Body side={side} other={other} act={act} onClose={onClose} onDone={(done) => void leave(done)} />;
}
