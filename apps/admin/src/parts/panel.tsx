import { useId, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

interface Props {
  readonly title: string;
  /** At the right of the title: how many, of whom. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Without padding, for rows that bring their own. */
  readonly isFlush?: boolean;
  readonly className?: string;
}

/** A part of a screen, with its name. */
export function Panel({ title, aside, children, isFlush, className }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('min-w-0 overflow-hidden rounded-lg border border-line bg-surface', className)}
    >
      <header className="flex flex-wrap items-baseline gap-3 border-b border-line px-5 py-3">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {aside && <div className="nums ml-auto text-xs text-sub">{aside}</div>}
      </header>
      {isFlush ? children : <div className="p-5">{children}</div>}
    </section>
  );
}
