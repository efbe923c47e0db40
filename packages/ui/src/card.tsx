import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface Props {
  readonly children: ReactNode;
  /** `sunken`: a quiet background without a border, for figures that belong to the page. */
  readonly look?: 'surface' | 'sunken' | undefined;
  /** Without padding, for lists whose rows bring their own. */
  readonly isFlush?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Card({ children, look = 'surface', isFlush, className }: Props) {
  return (
    <div
      className={cx(
        'rounded-lg',
        look === 'surface' ? 'border border-line bg-surface' : 'bg-sunken',
        isFlush ? 'overflow-hidden' : 'p-4',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** A card of rows, `<li>` each, with a line between them. A menu gives it `<li><Link className={linkRowClass}>…</Link></li>` with a LinkRow. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return (
    <Card isFlush>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

/** The line between two parts of a card. */
export function Divider() {
  return <hr className="border-0 border-t border-line" />;
}
