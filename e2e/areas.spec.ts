import type { Page } from '@playwright/test';
import { expectCleanScreen } from './axe.ts';
import { choose } from './support/choose.ts';
import { signIn } from './support/dev.ts';
import { DEMO_GUEST_PHONE, guestWith } from './support/people.ts';
import { waitAsLongAsItTakes } from './support/patience.ts';
import { expect, test } from './support/test.ts';

test('a guest looks in a prefecture, in one of its districts, and everywhere again', async ({
  page,
  request,
}) => {
  await signIn(page, (await guestWith(request)).phone, 1);
  await choose(page.getByRole('radio', { name: 'いつでも' }));
  const sheet = page.getByRole('dialog');
  const strip = page.getByRole('radiogroup', { name: 'エリア' });
  const casts = page.getByRole('list', { name: 'キャストの一覧' }).getByRole('listitem');

  await page.getByRole('button', { name: 'エリアを選ぶ' }).click();
  await expect(sheet.getByRole('heading', { name: '九州・沖縄' })).toBeVisible();
  await expectCleanScreen(page, 'the prefectures');
  await sheet.getByRole('button', { name: '福岡県' }).click();
  await expectCleanScreen(page, 'the districts of a prefecture');
  // Choosing closes the sheet.
  await sheet.getByRole('radio', { name: '福岡県のすべて' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'エリアを選ぶ' })).toContainText('福岡県');
  await expect(strip.getByRole('radio', { name: 'すべて' })).toBeChecked();
  await expect(strip.getByRole('radio', { name: '銀座' })).toHaveCount(0);
  await expect(page).toHaveURL(/prefecture=40/);
  await expect(casts.filter({ hasText: '中洲 / ' })).toHaveCount(16);
  await expect(casts).toHaveCount(16);

  await page.getByRole('button', { name: 'エリアを選ぶ' }).click();
  await sheet.getByRole('button', { name: 'ほかの都道府県' }).click();
  await sheet.getByRole('button', { name: '京都府' }).click();
  await sheet.getByRole('radio', { name: '祇園' }).click();
  await expect(page).toHaveURL(/district=/);
  await expect(page.getByText('条件に合うキャストが見つかりませんでした')).toBeVisible();
  await expect(strip.getByRole('radio', { name: '祇園' })).toBeChecked();
  await choose(strip.getByRole('radio', { name: 'すべて' }));
  await expect(page).toHaveURL(/prefecture=26/);
  await page.getByRole('button', { name: 'エリアを選ぶ' }).click();
  await sheet.getByRole('button', { name: 'ほかの都道府県' }).click();
  await sheet.getByRole('button', { name: 'すべてのエリア' }).click();
  await expect(page).not.toHaveURL(/district=|prefecture=/);

  await page.goto('/guest/search');
  await page.getByLabel('日付').selectOption('いつでも');
  await page.getByLabel('都道府県').selectOption('大阪府');
  await page.getByRole('checkbox', { name: '北新地' }).check();
  await expectCleanScreen(page, 'the conditions with an area');
  await page.getByRole('button', { name: '16人を表示' }).click();
  await expect(casts.filter({ hasText: '北新地 / ' })).toHaveCount(16);
  await expect(casts).toHaveCount(16);
});

test('the search opens where he lives, and asks for casts once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/v1\/casts\/search\?/.test(request.url())) asked.push(new URL(request.url()).search);
  });
  await waitAsLongAsItTakes(page, 1_000);
  await signIn(page, DEMO_GUEST_PHONE, 1);
  await expect(page).toHaveURL(/prefecture=13/);
  await expect(page.getByRole('list', { name: 'キャストの一覧' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const faces = page.getByRole('list', { name: 'キャストの一覧' }).getByRole('listitem');
  const tops = await faces.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(Math.min(...tops), 'where the first face begins').toBeLessThan(340);
  expect(asked).toEqual([expect.stringContaining('prefecture=13')]);
});

test.describe('while it is not known yet where he lives', () => {
  const opened = async (page: Page) => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/v1/guest/profiles', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await signIn(page, DEMO_GUEST_PHONE, 1);
    await expect(page.getByRole('list', { name: 'キャストの一覧' })).toBeVisible();
    await expect(page).toHaveURL(/guest$/);
    return answered;
  };

  test('the search opens everywhere, and goes there when it is known', async ({ page }) => {
    const answered = await opened(page);
    answered.resolve();
    await expect(page).toHaveURL(/prefecture=13/);
    // Neither is a step to go back to.
    await page.getByRole('navigation').getByRole('link', { name: 'お気に入り' }).click();
    await expect(page).toHaveURL(/favorite/);
    await page.goBack();
    await expect(page).toHaveURL(/guest\?prefecture=13/);
  });

  test('who goes elsewhere stays there', async ({ page }) => {
    const answered = await opened(page);
    await page.getByRole('navigation').getByRole('link', { name: 'お気に入り' }).click();
    await expect(page).toHaveURL(/favorite/);
    const profile = page.waitForResponse('**/v1/guest/profiles');
    answered.resolve();
    await profile;
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/favorite/);
    await expect(page.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible();
  });
});
