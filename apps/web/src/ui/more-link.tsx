import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';

/** A link to more of the same: 「すべて見る ›」. */
export const MoreLink = createLink(({ className, children, ...anchor }: ComponentProps<'a'>) => (
  <a {...anchor} className={cx(moreLinkClass, className)}>
    {children}
    <MoreMark />
  </a>
));
