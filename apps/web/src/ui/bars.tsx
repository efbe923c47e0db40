import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './ja.ts';

const bar = 'sticky top-0 z-20 border-b border-line bg-bg';

/** Top of a tab's root on phones; wide screens have the top bar instead. `children`: the points pill, the bell. */
export function HomeBar({ children }: { readonly children?: ReactNode | undefined }) {
  return (
    <header className={cx(bar, 'desktop:hidden')}>
      <div className="flex h-14 items-center justify-between gap-3 px-4">
        <Brand />
        <div className="flex items-center gap-1">{children}</div>
      </div>
    </header>
  );
}

interface AppBarProps {
  /** The screen's h1. */
  readonly title: ReactNode;
  /** Leaves the screen. Absent: nothing to go back to. */
  readonly onBack?: (() => void) | undefined;
  /** At most one. */
  readonly action?: ReactNode | undefined;
}

/** Top of a sub-page: back, title, at most one action. */
export function AppBar({ title, onBack, action }: AppBarProps) {
  return (
    <header className={cx(bar, 'desktop:static desktop:border-0')}>
      <div className="mx-auto flex h-14 max-w-[1176px] items-center gap-1 px-2 desktop:h-20 desktop:px-0">
        {onBack && <IconButton icon="back" label={uiTexts.back} onClick={onBack} />}
        <h1 className={cx('min-w-0 flex-1 truncate text-lg desktop:text-2xl', !onBack && 'px-2')}>{title}</h1>
        {action && <div className="flex shrink-0 items-center pr-2">{action}</div>}
      </div>
    </header>
  );
}
