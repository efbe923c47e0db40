import type { Side } from './side.ts';

/** Whose conversation is shown to whom. */
export interface ThreadProps {
  readonly side: Side;
  readonly friendId: string;
  /** Leaves the thread; absent where the list stands beside it. */
  readonly onBack: (() => void) | undefined;
  readonly gift: { readonly open: () => void } | undefined;
}
