import { useEffect, useState } from 'react';
import { now, subscribeClock } from '#lib/clock.ts';

const secondsUntil = (at: Date): number => Math.max(0, Math.ceil((at.getTime() - now().getTime()) / 1000));

/** Whole seconds until an instant by the product's clock, counting down; 0 afterwards. */
export function useSecondsUntil(at: Date): number {
  const atMs = at.getTime();
  const [seconds, setSeconds] = useState(() => secondsUntil(at));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(new Date(atMs)));
    tick();
    const timer = setInterval(tick, 500);
    const unsubscribe = subscribeClock(tick);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [atMs]);
  return seconds;
}
