import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(width >= 1280px)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is as wide as the layout with side filters needs (1280 px). */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}
