import { Link, type LinkProps } from '@tanstack/react-router';
import { Brand } from '#ui/brand.tsx';
import { cx } from '#ui/cx.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { uiTexts } from '#ui/ja.ts';
import type { ReactNode } from 'react';

export interface TabItem {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: IconName;
  /** The number waiting there; 0 shows nothing, undefined where nothing is counted. */
  readonly badgeCount?: number | undefined;
  readonly isCurrent: boolean;
}

/** Bottom tabs of a phone. */
export function TabBar({ items }: { readonly items: readonly TabItem[] }) {
  return (
    <nav
      aria-label={uiTexts.mainNavigation}
      className="safe-bottom sticky bottom-0 z-20 mt-auto border-t border-line bg-surface desktop:hidden"
    >
      <ul className="mx-auto grid max-w-[560px] grid-cols-5">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={cx(
                // Grows while five of them fit side by side.
                'flex min-h-[60px] flex-col items-center justify-center gap-0.5 text-[min(0.6875rem,3.2vw)] leading-normal',
                item.isCurrent ? 'font-bold text-primary' : 'text-sub',
              )}
            >
              <span className="relative">
                <Icon name={item.icon} size={24} />
                <Badge count={item.badgeCount ?? 0} className="absolute -top-1.5 -right-3" />
              </span>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same tabs as a top bar from 1280 px. `children` go on the right. */
export function TopBar({
  items,
  children,
}: {
  readonly items: readonly TabItem[];
  readonly children?: ReactNode | undefined;
}) {
  return (
    <header className="sticky top-0 z-20 hidden border-b border-line bg-bg desktop:block">
      <div className="mx-auto flex h-18 max-w-[1176px] items-center gap-12">
        <Brand />
        <nav aria-label={uiTexts.mainNavigation} className="h-full flex-1">
          <ul className="flex h-full gap-12">
            {items.map((item) => (
              <li key={item.to}>
                <Link
                  to={item.to}
                  aria-current={item.isCurrent ? 'page' : undefined}
                  className={cx(
                    'relative flex h-full items-center border-b-2 text-sm',
                    // Room for the count, which comes late and moves nothing.
                    item.badgeCount !== undefined && (item.badgeCount > 0 ? 'pr-6' : 'mr-6'),
                    item.isCurrent ? 'border-primary font-bold text-ink' : 'border-transparent text-sub',
                  )}
                >
                  {item.label}
                  <Badge count={item.badgeCount ?? 0} className="absolute left-[calc(100%-18px)]" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2">{children}</div>
      </div>
    </header>
  );
}

function Badge({ count, className }: { readonly count: number; readonly className?: string | undefined }) {
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'nums grid min-h-[18px] min-w-[18px] place-items-center rounded-full bg-primary px-1 text-2xs leading-none font-bold text-on-primary',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only">{uiTexts.badgeUnit}</span>
    </span>
  );
}
