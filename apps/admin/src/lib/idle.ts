import { OFFICE_IDLE_MINUTES } from '@yoimachi/domain/operator';
import { useEffect } from 'react';
import { computerMs } from '#ui/lib/clock.ts';

const CHECK_MS = 20_000;
let lastCallMs = computerMs();

/** The server counts from the last call, whatever the product's clock says. */
export const noteCall = (): void => void (lastCallMs = computerMs());

/** Runs `leave` once nothing was asked of the server for so long that the session is over: what is on the screen goes with it. */
export function useIdleEnd(leave: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (computerMs() - lastCallMs > OFFICE_IDLE_MINUTES * 60_000) leave();
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [leave]);
}
