import { useLayoutEffect } from 'react';

/** In CSS pixels, from the top of the window to the end of a toast of one line below the head of the thread. */
const BELOW_HEAD = { alone: 124, besideList: 197 } as const;

/**
 * While a thread is open toasts stand below its head: at the end they would cover what was just sent and the field. Their host is told here
 * and asks nothing by itself, as it is part of what every screen loads first.
 */
export function useToastsAbove(isAlone: boolean): void {
  useLayoutEffect(() => {
    const host = document.querySelector<HTMLElement>('[data-react-aria-top-layer]');
    if (!host) return;
    host.style.bottom = `calc(100dvh - ${BELOW_HEAD[isAlone ? 'alone' : 'besideList']}px)`;
    return () => {
      host.style.bottom = '';
    };
  }, [isAlone]);
}
