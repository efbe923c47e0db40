import { useEffect, useState } from 'react';

/** Who had the focus before the first of some dialogs that follow each other. */
let opener: Element | null = null;

const hasDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/**
 * Brings the focus back to where it was before a dialog. One alone does so by itself; of some in the place of each other the last one only
 * knows a button of the one before it, which is gone.
 */
export function useWayBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const isOutside =
      before !== null && before !== document.body && before.closest('[role="dialog"]') === null;
    if (isOutside) opener = before;
    return () => void goBack();
  }, [before]);
}

async function goBack(): Promise<void> {
  // The dialog's own way back is a frame away.
  await nextFrame();
  await nextFrame();
  if (hasDialog() || document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}
