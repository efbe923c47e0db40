import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

export interface ConfirmProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A question: 「このスケジュールを削除しますか？」 */
  readonly title: string;
  /** What will be, what it costs. */
  readonly children?: ReactNode | undefined;
  /** The act in words, never a bare はい or キャンセル. */
  readonly confirmLabel: string;
  /** 「戻る」 unless told; null for a message with one button. */
  readonly backLabel?: string | null | undefined;
  readonly isDestructive?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  /** Stays open until the caller closes it, so that a failure keeps it. */
  readonly onConfirm: () => void;
}

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
