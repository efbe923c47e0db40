import { lazy, Suspense } from 'react';
import type { SheetProps } from './day-sheet-body.tsx';

const load = () => import('./day-sheet-body.tsx');
const Body = lazy(load);

/** Preloads the sheet's code, where there is a network; call it when the screen has settled. */
export const preloadSheet = (): Promise<unknown> => load().catch(() => undefined);

/**
 * A bottom sheet of at most 92 dvh with a fixed footer; centred from 450 px. Its code is loaded on first open, so a sheet that stays closed
 * costs nothing. Keep it rendered and toggle `isOpen`.
 */
export function DaySheet(props: SheetProps) {
  return <Suspense fallback={null}>{props.isOpen ? <Body {...props} /> : null}</Suspense>;
}
