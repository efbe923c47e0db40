import { useLayoutEffect, useState } from 'react';

/**
 * Toasts stand below the element of the returned ref as long as it is there: at the end of a thread they would cover what was just sent and the
 * field. Their host is told here and asks nothing by itself, as it is part of what every screen loads first.
 */
export function useToastsBelow(): (head: HTMLElement | null) => void {
  const [head, setHead] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const host = document.querySelector<HTMLElement>('[data-react-aria-top-layer]');
    if (!host || !head) return;
    const place = () => {
      Object.assign(host.style, {
        top: `calc(${head.getBoundingClientRect().bottom}px + 0.5rem)`,
        bottom: 'auto',
      });
    };
    place();
    const grown = new ResizeObserver(place);
    grown.observe(head);
    grown.observe(document.body);
    return () => {
      grown.disconnect();
      Object.assign(host.style, { top: '', bottom: '' });
    };
  }, [head]);
  return setHead;
}
