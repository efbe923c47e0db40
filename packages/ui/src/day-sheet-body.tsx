import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './ja.ts';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The heading; it labels the sheet. */
  readonly title: string;
  /** Before the heading: who it is about. */
  readonly face?: ReactNode | undefined;
  /** Small text under the heading. */
  readonly under?: ReactNode | undefined;
  readonly children: ReactNode;
  /** Stays at the bottom while the content scrolls: cost and the one button. */
  readonly footer?: ReactNode | undefined;
  /** Clicking outside or Escape does not close it: input would be lost, or a call is running. */
  readonly isSticky?: boolean | undefined;
}

/** The sheet itself; see DaySheet. */
export default function DaySheetBody({
  isOpen,
  onClose,
  title,
  face,
  under,
  children,
  footer,
  isSticky,
}: SheetProps) {
  return (
    <I18nProvider locale="ja-JP">
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={!isSticky}
        isKeyboardDismissDisabled={isSticky ?? false}
        className="fade-motion fixed inset-0 z-40 flex items-end justify-center bg-scrim tablet:items-center tablet:p-4"
      >
        <Modal className="sheet-motion flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-xl bg-surface shadow-sheet tablet:max-w-[520px] tablet:rounded-b-xl">
          <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
            <div
              aria-hidden="true"
              className="mx-auto mt-2.5 h-1 w-9 shrink-0 rounded-full bg-line tablet:hidden"
            />
            <header className="flex min-h-18 shrink-0 items-center gap-3 border-b border-line py-3 pr-3 pl-5">
              {face}
              <div className="flex min-w-0 flex-1 flex-col">
                <Heading slot="title" level={2} className="text-lg">
                  {title}
                </Heading>
                {under}
              </div>
              <IconButton icon="close" label={uiTexts.close} onClick={onClose} />
            </header>
            <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain px-5 py-5">
              {children}
            </div>
            {footer && (
              <footer className="safe-bottom shrink-0 border-t border-line px-5 pt-3 [--safe-min:16px]">
                {footer}
              </footer>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
