import type { Page } from '@playwright/test';

/**
 * What the page has patience for so many milliseconds it waits for as long as it takes: that this machine is slow is no part of the walk. Before
 * the page is opened.
 */
export const waitAsLongAsItTakes = (page: Page, patienceMs: number) =>
  page.addInitScript((ms) => {
    const later = window.setTimeout.bind(window);
    const patient = (run: TimerHandler, afterMs?: number, ...given: unknown[]) =>
      afterMs === ms ? 0 : later(run, afterMs, ...given);
    window.setTimeout = patient as typeof setTimeout;
  }, patienceMs);
