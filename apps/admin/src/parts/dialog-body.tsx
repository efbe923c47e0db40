import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '#ui/cx.ts';
import { useWayBack } from './way-back.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** On a wide screen twice as wide: something stands beside each other. */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}

/** A form over the screen. What is behind it waits. */
export default function DialogBody({ isOpen, onClose, title, isWide, children }: DialogProps) {
  useWayBack();
  return (
    <I18nProvider locale="ja-JP">
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        className="fade-motion fixed inset-0 z-40 grid place-items-center bg-scrim p-6"
      >
        <Modal
          className={cx(
            'sheet-motion max-h-full w-full overflow-y-auto rounded-xl bg-surface p-6',
            isWide ? 'max-w-[840px]' : 'max-w-[420px]',
          )}
        >
          <AriaDialog className="flex flex-col gap-4 outline-none">
            <Heading slot="title" level={2} className="text-lg">
              {title}
            </Heading>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
