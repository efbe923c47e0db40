import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const visible = window.visualViewport;
  visible?.addEventListener('resize', listener);
  return () => visible?.removeEventListener('resize', listener);
}

/** Less than this is a bar of the browser, not a keyboard. */
const KEYBOARD_PX = 120;

/** The height that a keyboard on the glass leaves: what stands at the bottom stays above it. */
export function useVisibleHeight(): string {
  return useSyncExternalStore(subscribe, () => {
    const visible = window.visualViewport;
    if (!visible || visible.scale !== 1 || window.innerHeight - visible.height < KEYBOARD_PX) return '100dvh';
    return `${Math.floor(visible.height)}px`;
  });
}
