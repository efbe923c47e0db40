import { lazy, Suspense, useEffect, useState } from 'react';

const TodayBar = lazy(async () => ({
  default: (await import('./today-bar.tsx')).TodayBar,
}));

/** Today's meeting on the guest's home, loaded once the screen is idle: the search comes first. */
export function LateTodayBar() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return (
    isQuiet && (
      <Suspense fallback={null}>
        <TodayBar />
      </Suspense>
    )
  );
}

/** Safari has no idle callback. */
function whenQuiet(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
