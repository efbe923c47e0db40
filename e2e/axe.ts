import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// The small one: it is sent to each page that is looked at.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly string[];
}

/** A screen that is put aside for a moment, while a part of it is loaded, is back soon; what is really wrong stays wrong. */
const softly = expect.configure({ soft: true });

/**
 * Checks the current screen in the light theme: no axe findings, nothing wider than the window. Open sheets and dialogs count as screens of
 * their own. The dark theme differs in its colours alone, and they are checked by themselves (`tools/check/contrast.ts`).
 */
export async function expectCleanScreen(page: Page, name: string): Promise<void> {
  await softly.poll(() => lookAtScreen(page), name).toEqual({ findings: [], overflow: 0 });
  await page.emulateMedia({ reducedMotion: null });
}

/** What axe finds on the current screen, and by how many CSS pixels the page scrolls sideways. */
export async function lookAtScreen(
  page: Page,
): Promise<{ readonly findings: readonly Finding[]; readonly overflow: number }> {
  // Axe is asked in the page itself, so it would not see into a frame.
  expect(page.frames(), 'a screen is one document').toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    // Not while the page is already held still for a sheet that is still to come: there is neither of the two to look at. Nor while a list
    // is faint since another is on its way. Nor while a menu beside it is there already and the screen is not; one that never has a main
    // part is a finding.
    const patience = performance.now() + 10_000;
    const isDrawn = () =>
      (document.querySelector('main')?.checkVisibility() === true || performance.now() > patience) &&
      !document.querySelector('main [aria-busy]:not(button)') &&
      (document.documentElement.style.overflow !== 'hidden' ||
        [...document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"]')].some((one) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ));
    const sheets = () =>
      document.documentElement.style.overflow + document.querySelectorAll('[role*="dialog"]').length;
    // Also what fades in in the middle of a look was half there.
    let begun = 0;
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, () => (begun += 1));
    const look = async () => {
      while (!isDrawn()) await new Promise((drawn) => requestAnimationFrame(drawn));
      // What has just been asked for is drawn, and begins to fade in, a frame later; a colour in mid-transition is no finding.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const animations = document.getAnimations().filter((animation) => {
        const timing = animation.effect?.getComputedTiming();
        return timing?.endTime !== Infinity;
      });
      await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
      const before = sheets();
      begun = 0;
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        // No rule that is on asks for what style sheets say, so they are not read.
        preload: { assets: ['media'] },
      });
      return { violations, isWhole: sheets() === before && begun === 0 && isDrawn() };
    };
    const lookAtWhole = async () => {
      let { violations, isWhole } = await look();
      // A sheet or a list came or went meanwhile: half of what was looked at was another screen.
      while (!isWhole) ({ violations, isWhole } = await look());
      return violations;
    };
    const violations = await lookAtWhole();
    return {
      findings: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}
