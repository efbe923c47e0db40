import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Side by side from 1280 px, below the top bar: each pane scrolls by itself. `columns`: their widths, as a grid takes them. */
export function Panes({ columns, children }: { readonly columns: string; readonly children: ReactNode }) {
  return (
    <div
      className="mx-auto grid w-full max-w-[1176px] divide-x divide-line bg-surface"
      style={{
        height: 'calc(100dvh - 73px)',
        gridTemplateColumns: columns,
        gridTemplateRows: 'minmax(0, 1fr)',
      }}
    >
      {children}
    </div>
  );
}

interface PaneProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of them. */
export function Pane({ label, className, children }: PaneProps) {
  return (
    <section data-pane aria-label={label} className={cx('flex min-h-0 min-w-0 flex-col', className)}>
      {children}
    </section>
  );
}
