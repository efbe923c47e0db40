import { useEffect, useState } from 'react';
import { now, subscribeClock } from './clock.ts';
import { dayOf, type Day } from './dates.ts';

/** The product's time, updated every full minute: screens show whole minutes. */
export function useNow(): Date {
  const [value, setValue] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const current = now();
      setValue(current);
      timer = setTimeout(tick, 60_000 - (current.getTime() % 60_000));
    };
    tick();
    const unsubscribe = subscribeClock(tick);
    // A timer stands still while its page or its computer sleeps.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return value;
}

/** Today in Tokyo, by the product's time. */
export function useToday(): Day {
  return dayOf(useNow());
}
