import type { ReactNode } from 'react';
import { useBack } from '#lib/use-back.ts';
import { Brand } from '#ui/brand.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { uiTexts } from '#ui/ja.ts';
import { Page } from '#ui/page.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { Title } from '#ui/title.tsx';

const bar = 'sticky top-0 z-20 border-b border-line bg-bg';

/** Top of a tab's root on phones; wide screens have the top bar instead. `children`: the points pill, the bell. */
export function HomeBar({
  title,
  children,
}: {
  /** For the window's title. */
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <header className={cx(bar, 'desktop:hidden')}>
      <Title>{title}</Title>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-4">
        <Brand />
        <div className="flex items-center gap-1">{children}</div>
      </div>
    </header>
  );
}

/** The home bar of a side, with its actions. */
export function SideHomeBar({ title, side }: { readonly title: string; readonly side: 'guest' | 'cast' }) {
  return (
    <HomeBar title={title}>
      <ShellActions side={side} />
    </HomeBar>
  );
}

interface AppBarProps {
  /** The screen's h1. */
  readonly title: ReactNode;
  /** Leaves the screen. Absent: nothing to go back to. */
  readonly onBack?: (() => void) | undefined;
  /** As wide as the Page below it. */
  readonly width?: 'reading' | 'wide' | undefined;
  /** At most one. */
  readonly action?: ReactNode | undefined;
}

/** Top of a sub-page: back, title, at most one action. */
export function AppBar({ title, onBack, action, width = 'reading' }: AppBarProps) {
  return (
    <header className={cx(bar, 'desktop:static desktop:border-0')}>
      {typeof title === 'string' && <Title>{title}</Title>}
      <div
        className={cx(
          'mx-auto flex min-h-14 items-center gap-1 px-2 py-1 desktop:min-h-20 desktop:px-0',
          width === 'reading' ? 'max-w-[712px] desktop:max-w-[680px]' : 'max-w-[1176px]',
        )}
      >
        {onBack && <IconButton icon="back" label={uiTexts.back} onClick={onBack} className="desktop:-ml-3" />}
        <h1 className={cx('min-w-0 flex-1 text-lg desktop:text-2xl', !onBack && 'px-2 desktop:px-0')}>
          {title}
        </h1>
        {action && <div className="flex shrink-0 items-center pr-2">{action}</div>}
      </div>
    </header>
  );
}

interface SubPageProps {
  readonly title: string;
  readonly action?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A screen that one comes to from another one: its bar with the way back, and what stands below. */
export function SubPage({ title, action, children }: SubPageProps) {
  return (
    <>
      <AppBar title={title} onBack={useBack()} action={action} />
      {children}
    </>
  );
}

interface ScreenProps extends SubPageProps {
  /** Of its body. */
  readonly className?: string;
}

/** The same of which all that stands below the bar is one body. */
export const Screen = ({ className, children, ...top }: ScreenProps) => (
  <SubPage {...top}>
    <Page className={className}>{children}</Page>
  </SubPage>
);
