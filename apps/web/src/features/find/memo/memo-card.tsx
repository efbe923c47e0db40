import { lazy, Suspense } from 'react';
import type { MemoCardProps } from './memo-card-body.tsx';

const Body = lazy(() => import('./memo-card-body.tsx'));

/** One's own memo on somebody. Nothing where there can be none, and until it is known. Its code comes when it is first shown. */
export function MemoCard(props: MemoCardProps) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
