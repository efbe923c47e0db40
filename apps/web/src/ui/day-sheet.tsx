import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The heading; it names the sheet. */
  readonly title: string;
  /** Before the heading: whom it is about. */
  readonly face?: ReactNode | undefined;
  /** Small, under the heading. */
  readonly under?: ReactNode | undefined;
  readonly children: ReactNode;
  /** Stays at the bottom while the content scrolls: cost and the one button. */
  readonly footer?: ReactNode | undefined;
  /** A click outside or Escape does not close it: something typed would be lost, or a call is running. */
  readonly isSticky?: boolean | undefined;
}

const load = () => import('./day-sheet-body.tsx');
const Body = lazy(load);

/** Fetches the sheet's code before it is asked for; call it when the screen has settled. */
export function preloadSheet(): void {
  void load();
}

/**
 * A bottom sheet of at most 92 dvh with a fixed footer; centred from 450 px. Its code is loaded when first opened, so a screen
 * pays nothing for a sheet that stays closed. Keep it rendered and switch `isOpen`.
 */
export function DaySheet(props: SheetProps) {
  return <Suspense fallback={null}>{props.isOpen ? <Body {...props} /> : null}</Suspense>;
}
