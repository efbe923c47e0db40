import { lazy, Suspense } from 'react';
import type { ConfirmProps } from './confirm-dialog-body.tsx';

const load = () => import('./confirm-dialog-body.tsx');
const Body = lazy(load);

/** Gets its code in time, for a question that must also be asked without a network. */
export function preloadConfirm(): void {
  void load().catch(() => undefined);
}

/** Asks before an act that cannot be undone, or shows what was done (`backLabel={null}`). Loaded when first opened. */
export function ConfirmDialog(props: ConfirmProps) {
  return <Suspense fallback={null}>{props.isOpen ? <Body {...props} /> : null}</Suspense>;
}
