import { lookAtScreen } from './axe.ts';
import { expect, test } from './support/test.ts';

test('what axe must not find is found: a button without a name, a faint text, a screen too wide', async ({
  page,
}) => {
  await page.goto('/authentication');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await lookAtScreen(page)).toEqual({ findings: [], overflow: 0 });

  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<p style="color: #eee">淡い色</p><button></button>');
    main.insertAdjacentHTML('beforeend', '<div style="width: calc(100vw + 40px)">広い</div>');
  });
  const { findings, overflow } = await lookAtScreen(page);
  expect(findings.map(({ id }) => id).toSorted()).toEqual(['button-name', 'color-contrast']);
  expect(findings.flatMap(({ nodes }) => nodes)).toContain('<button></button>');
  expect(overflow).toBeGreaterThanOrEqual(40);
});
