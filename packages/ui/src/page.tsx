import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Phrases } from './phrases.tsx';

interface PageProps {
  readonly children: ReactNode;
  /** `reading`: one column of 680 px on wide screens; `wide`: the whole 1176 px. */
  readonly width?: 'reading' | 'wide' | undefined;
  readonly className?: string | undefined;
}

/** The body of a screen: gutter 16, 20 between its blocks. Placed between a bar and an optional StickyBar. */
export function Page({ children, width = 'reading', className }: PageProps) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full flex-1 flex-col gap-5 px-4 pt-4 pb-8 desktop:px-0 desktop:pt-8 desktop:pb-16',
        width === 'reading' ? 'max-w-[712px] desktop:max-w-[680px]' : 'max-w-[1176px]',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface HeadingProps {
  readonly children: ReactNode;
  /** A more-link, or a short remark, at the right. */
  readonly aside?: ReactNode | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
  readonly id?: string | undefined;
}

/** A mincho heading. `level` keeps the heading order correct; 1 is one size larger. */
export function H2({ children, aside, level = 2, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <Tag id={id} className={cx('min-w-0', level === 1 ? 'text-xl' : 'text-lg')}>
        <Phrases>{children}</Phrases>
      </Tag>
      {aside && <div className="max-w-full shrink-0 text-sm text-sub">{aside}</div>}
    </div>
  );
}

interface SectionProps extends Omit<HeadingProps, 'id'> {
  /** Its heading; absent where it has none, or one of its own. */
  readonly title?: ReactNode | undefined;
  readonly className?: string | undefined;
}

/** Heading and content, 12 px apart. */
export function Section({ title, aside, level, children, className }: SectionProps) {
  return (
    <section className={cx('flex flex-col gap-3', className)}>
      {title !== undefined && (
        <H2 aside={aside} level={level}>
          {title}
        </H2>
      )}
      {children}
    </section>
  );
}

/** Class for what leads to more of the same: 「すべて見る ›」. A button puts a MoreMark after its text, a link is a MoreLink. */
export const moreLinkClass = 'hit inline-flex items-center gap-1 text-sm font-bold text-primary';

export function MoreMark() {
  return <Icon name="forward" size={16} />;
}
