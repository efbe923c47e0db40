import { lazy, Suspense } from 'react';
import type { ConfirmProps } from './confirm-dialog-body.tsx';

const load = () => import('./confirm-dialog-body.tsx');
const Body = lazy(load);

/** Preloads its code, for a question that must also be asked offline. */
export function preloadConfirm(): void {
  void load().catch(() => undefined);
}

/** Asks before an irreversible act, or shows what was done (`backLabel={null}`). Loaded when first opened. */
export function ConfirmDialog(props: ConfirmProps) {
  return <Suspense fallback={null}>{props.isOpen ? <Body {...props} /> : null}</Suspense>;
}
