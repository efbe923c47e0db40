import type { Locator, Page } from '@playwright/test';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { pauseRoutes } from '@yoimachi/contract/pause';
import { UserType } from '@yoimachi/domain/account';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { theCast } from './support/chat.ts';
import { STORE } from './support/demo.ts';
import { moveClock, signIn } from './support/dev.ts';
import { guestWith } from './support/people.ts';
import { pressKey } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('a guest narrows the search, takes a condition away, and finds a store by the keyboard', async ({
  page,
  request,
}) => {
  // On any day: what is suggested are stores, whether somebody there is free tomorrow or not.
  await signIn(page, (await guestWith(request)).phone, 1, '/guest?day=any');
  await page.getByRole('button', { name: '絞り込み' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'ラウンジ' }).check();
  await sheet.getByRole('checkbox', { name: 'お気に入りのみ' }).check();
  await sheet.getByRole('slider', { name: 'から' }).press('ArrowRight');
  await expect(sheet.getByText('2,500P以上')).toBeVisible();
  await drag(page, sheet.getByRole('slider', { name: 'まで' }), 0.5);
  await expect(sheet.getByText(/^2,500P〜[45],[05]00P$/)).toBeVisible();
  await sheet.getByRole('button', { name: '0人を表示' }).click();
  await expect(page.getByText('条件に合うキャストが見つかりませんでした')).toBeVisible();
  await page.getByRole('button', { name: /^お気に入りの条件を外す/ }).click();
  await expect(page).toHaveURL(/genre=3/);
  await expect(page).toHaveURL(/minPrice=2500&maxPrice=[45][05]00/);
  await expectCleanScreen(page, 'a search, narrowed');
  await page.getByRole('button', { name: /^2,500P〜.*を外す/ }).click();
  await expect(page).not.toHaveURL(/Price=/);
  await page.getByRole('button', { name: 'ラウンジを外す' }).click();
  await expect(page).not.toHaveURL(/genre=/);

  const words = page.getByRole('combobox', { name: 'キーワード' });
  await words.fill('ラウ');
  await expect(page).toHaveURL(/words=/);
  const store = page.getByRole('option', { name: STORE.name });
  await expect(store).toBeVisible();
  await words.press('ArrowDown');
  await expect(store).toHaveAttribute('aria-selected', 'true');
  await expectCleanScreen(page, 'suggestions');
  await pressKey(words);
  await expect(words).toHaveValue(STORE.name);
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found.filter({ hasText: ` / ${STORE.name}` })).toHaveCount(STORE.casts.length);
});

/** Draws the thumb at the right end of a slider to a part of its width. */
async function drag(page: Page, slider: Locator, to: number): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  const middle = y + height / 2;
  await page.mouse.move(x + width - 22, middle);
  await page.mouse.down();
  await page.mouse.move(x + width * to, middle, { steps: 4 });
  await page.mouse.up();
}

test('a kept search tells of who fits later, once, and leads to her', async ({ page, request }) => {
  const guest = await guestWith(request);
  const cast = await theCast(request);
  const pause = (paused: boolean) =>
    callApi(request, pauseRoutes.putPause, { token: cast.token, body: { paused } });
  await callApi(request, favoriteRoutes.addFavorite, { token: guest.token, body: { castId: cast.castId } });
  await pause(true);
  await signIn(page, guest.phone, UserType.GUEST, '/guest?day=any&favorite=1');
  await page.getByRole('button', { name: '見つかったら知らせる' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('条件の名前').fill('');
  await sheet.getByRole('button', { name: '保存する' }).click();
  await expect(sheet.getByText('条件の名前を入力してください。')).toBeVisible();
  await sheet.getByLabel('条件の名前').fill('お気に入りの方');
  await expectCleanScreen(page, 'a search to be kept');
  await sheet.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('条件を保存しました')).toBeVisible();
  await pause(false);
  await moveClock(DAY_MINUTES);
  await page.goto('/guest/notification');
  await page.getByRole('link', { name: /「お気に入りの方」に、新しく1人/ }).click();
  await expect(page.getByText(/に1人をお知らせ/)).toBeVisible();
  const tells = page.getByRole('switch', { name: '当てはまるキャストが見つかったら知らせる' });
  await expect(tells).toBeChecked();
  await tells.click();
  await expect(tells).not.toBeChecked();
  await expectCleanScreen(page, 'kept searches');
  await page.getByRole('link', { name: 'この条件でさがす' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: cast.nickname })).toBeVisible();
  await page.goto('/guest/saved-searches');
  await expect(tells).not.toBeChecked();
  await page.getByRole('button', { name: '「お気に入りの方」を削除する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('保存した条件はありません')).toBeVisible();
});
