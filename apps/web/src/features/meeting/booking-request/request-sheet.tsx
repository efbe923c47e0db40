import { lazy, Suspense } from 'react';
import { preloadSheet } from '#ui/day-sheet.tsx';
import type { SheetProps } from './request.ts';

const load = () => import('./request-sheet-body.tsx');
const Body = lazy(load);

/** Preloads the sheet's code. */
export const preloadRequestSheet = (): Promise<unknown> => Promise.all([load(), preloadSheet()]);

/** The sheet in which a guest asks a cast for a meeting. Its code is loaded when it is first opened. */
export function RequestSheet(props: SheetProps) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
