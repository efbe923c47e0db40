import { lazy, Suspense } from 'react';
import type { GiftSheetProps } from './gift-sheet-props.ts';

const Body = lazy(() => import('./gift-sheet-body.tsx'));

/** The sheet in which a guest sends a gift to a cast. Its code is loaded when it is first opened. */
export function GiftSheet(props: GiftSheetProps) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
