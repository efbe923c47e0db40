import { useEffect, useEffectEvent } from 'react';

/** Runs when the browser's back button shows this page as it was left, for another one that a press led to: nothing is on its way any more. */
export function useReturn(run: () => void): void {
  const returned = useEffectEvent(run);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && returned();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
