import { useLayoutEffect } from 'react';

/** Where a key is typed or presses something itself. */
const OWN_KEYS =
  'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** Runs what a key stands for, unless somebody types or a dialog is open. Keys are as `KeyboardEvent.key` says. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  // With what is shown: whoever reads of a key may press it at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element | null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (target?.closest(OWN_KEYS) || document.querySelector('[role="dialog"], [role="alertdialog"]'))
        return;
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
