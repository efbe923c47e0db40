import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-body.tsx';

const Body = lazy(() => import('./dialog-body.tsx'));

/** A form over the screen. Its frame comes when one is first opened. */
export function Dialog(props: DialogProps) {
  return <Suspense fallback={null}>{props.isOpen && <Body {...props} />}</Suspense>;
}
