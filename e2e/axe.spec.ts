import { lookAtScreen } from './axe.ts';
import { expect, test } from './support/test.ts';

test('what axe must not find is found: in one theme, in both, and a screen too wide', async ({ page }) => {
  await page.goto('/authentication');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const clean = { findings: [], overflow: 0 };
  expect([await lookAtScreen(page, 'light'), await lookAtScreen(page, 'dark')]).toEqual([clean, clean]);

  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<p style="color: #231b24">暗い色</p><button></button>');
    main.insertAdjacentHTML('beforeend', '<div style="width: calc(100vw + 40px)">広い</div>');
  });
  const light = await lookAtScreen(page, 'light');
  const dark = await lookAtScreen(page, 'dark');
  expect(light.findings.map(({ id }) => id)).toEqual(['button-name']);
  expect(light.findings[0]!.nodes).toEqual(['<button></button>']);
  expect(dark.findings.map(({ id }) => id)).toEqual(['color-contrast']);
  expect(Math.min(light.overflow, dark.overflow)).toBeGreaterThanOrEqual(40);
});
