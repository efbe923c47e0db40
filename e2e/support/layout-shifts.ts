import type { Page } from '@playwright/test';

/** What the browser says of content that moved; TypeScript's own types do not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What existing content has moved since the page began, and from where to where; overlays move nothing. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    // Until what is on the screen now has been drawn.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(',');
    const told = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      `${node?.textContent?.trim().slice(0, 40)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`;
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      // Also what names nothing, since it is gone.
      for (const entry of list.getEntriesByType('layout-shift'))
        shifts.push((entry as LayoutShift).sources.map(told).join(' | '));
      // It is told last: all shifts before it have been.
      if (list.getEntriesByName('looked').length > 0) resolve(shifts);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    observer.observe({ type: 'mark' });
    performance.mark('looked');
    return promise;
  });
