import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { currentToast, subscribeToast } from './lib/toast.ts';

const marks = { info: 'info', ok: 'check', danger: 'alert' } as const;

/** Where toasts appear; once, at the root of the tree. The attribute keeps it active above an open sheet. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToast, currentToast);
  return (
    <div
      data-react-aria-top-layer
      role="status"
      aria-live={toast?.look === 'danger' ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-0 bottom-24 z-50 flex justify-center px-4 desktop:bottom-8"
    >
      {toast && (
        <div
          key={toast.serial}
          className="phrase flex max-w-[420px] items-start gap-2 rounded-lg bg-ink px-4 py-3 text-sm font-medium text-bg"
        >
          <Icon name={marks[toast.look]} className="mt-px" />
          <span>{toast.text}</span>
        </div>
      )}
    </div>
  );
}
