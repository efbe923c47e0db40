import type { ReactNode } from 'react';

interface Props {
  /** The terms of the act; with a line above. */
  readonly terms?: ReactNode | undefined;
  /** The cost, to the left of the button. */
  readonly amount?: ReactNode | undefined;
  /** One filled button; an outlined one may precede it. */
  readonly children: ReactNode;
}

/** The act of a screen, at its bottom: terms above, cost left, button right. Last child of the screen, after Page. */
export function StickyBar({ terms, amount, children }: Props) {
  return (
    <div
      data-sticky-bar
      // A pane ends before the window does, and so would a surface of its own.
      className="safe-bottom sticky bottom-[var(--dock,0px)] z-10 mt-auto border-t border-line bg-surface [--safe-min:12px] in-data-pane:border-0 in-data-pane:bg-bg"
    >
      <div className="mx-auto flex max-w-[712px] flex-col gap-2 px-4 pt-3">
        {terms && <div className="phrase text-xs text-sub">{terms}</div>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {amount && <div className="max-w-full shrink-0">{amount}</div>}
          <div className="flex max-w-full flex-auto flex-wrap gap-3 *:last:flex-auto">{children}</div>
        </div>
      </div>
    </div>
  );
}
