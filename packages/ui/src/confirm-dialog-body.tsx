import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.tsx';
import { uiTexts } from './ja.ts';

export interface ConfirmProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A question: 「このスケジュールを削除しますか？」 */
  readonly title: string;
  /** What will happen, and what it costs. */
  readonly children?: ReactNode | undefined;
  /** The act in words, never a bare はい or キャンセル. */
  readonly confirmLabel: string;
  /** 「戻る」 by default; null for a message with one button. */
  readonly backLabel?: string | null | undefined;
  readonly isDestructive?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  /** Stays open until the caller closes it, so that it survives a failure. */
  readonly onConfirm: () => void;
}

/** The dialog itself; see ConfirmDialog. */
export default function ConfirmDialogBody(props: ConfirmProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    confirmLabel,
    backLabel = uiTexts.back,
    isDestructive,
    isPending,
  } = props;
  return (
    <I18nProvider locale="ja-JP">
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && !isPending && onClose()}
        isDismissable={!isPending}
        className="fade-motion fixed inset-0 z-40 grid place-items-center bg-scrim p-6"
      >
        <Modal className="sheet-motion max-h-full w-full max-w-[380px] overflow-y-auto rounded-xl bg-surface p-5">
          <Dialog role="alertdialog" className="flex flex-col gap-3 outline-none">
            <Heading slot="title" level={2} className="text-lg">
              {title}
            </Heading>
            {children && <div className="phrase flex flex-col gap-3 text-sm text-sub">{children}</div>}
            <div className="mt-2 flex gap-3 *:flex-1 *:px-3">
              {backLabel !== null && (
                <Button variant="line" onClick={onClose} isDisabled={isPending ?? false}>
                  {backLabel}
                </Button>
              )}
              <Button
                variant={isDestructive ? 'danger' : 'primary'}
                isPending={isPending ?? false}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
