import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;

/**
 * Checks the current screen in both themes: no axe findings, nothing wider than the window. Open sheets and dialogs count as screens of
 * their own.
 */
export async function expectCleanScreen(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const findings = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    expect.soft(findings, `${name}, ${colorScheme}: findings of axe`).toEqual([]);
    expect.soft(await overflow(page), `${name}, ${colorScheme}: wider than the window`).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** Waits for all animations to end and for the visible pictures: a colour mid-transition is no finding. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const animations = document.getAnimations().filter((animation) => {
      const timing = animation.effect?.getComputedTiming();
      return timing?.endTime !== Infinity;
    });
    await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** CSS pixels by which the page scrolls sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
