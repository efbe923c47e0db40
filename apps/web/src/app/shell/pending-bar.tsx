import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { appTexts } from '../ja.ts';

/** A screen that loads faster than this needs no indicator. */
const WAIT_MS = 200;

/** The line at the top while the next screen is loading, so that a tap on a slow connection is visibly acknowledged. */
export function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading && <LateBar />;
}

function LateBar() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div
      role="progressbar"
      aria-label={appTexts.loading}
      className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden bg-tint"
    >
      <div className="sweep h-full w-2/5 bg-primary" />
    </div>
  );
}
