import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width >= 1280px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the screen is as wide as the layout with side filters needs (1280 px). */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
