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
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return value;
}

/** Today in Tokyo, by the product's time. */
export function useToday(): Day {
  return dayOf(useNow());
}
