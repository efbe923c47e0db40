import type { Locator, Page } from '@playwright/test';
import { pointsRoutes } from '@yoimachi/contract/points';
import { profileRoutes } from '@yoimachi/contract/profile';
import { searchRoutes } from '@yoimachi/contract/search';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { arrivedCode, signIn, tokenOf } from './support/dev.ts';
import { askForCode, openTab, sendButton } from './support/guest.ts';
import { DEMO_CAST_PHONE, GOOD_CARD, newPhone } from './support/people.ts';
import { bookingLines, castPurse, expectBalance, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

const GUEST_NAME = 'けいすけ';
const BOUGHT = 30_000;

/** What both sides of the journey know of each other. */
interface Story {
  readonly guest: Page;
  readonly cast: Page;
  /** The development tools in a third window. */
  readonly tools: Page;
  readonly phone: string;
  readonly castName: string;
  readonly price30: number;
  readonly price15: number;
}

test('the whole journey: from the first login to a settled and reviewed booking', async ({
  page,
  openBrowser,
  request,
}) => {
  test.setTimeout(300_000);
  const castToken = await tokenOf(request, DEMO_CAST_PHONE, 2);
  const { userId, nickname } = await callApi(request, profileRoutes.getCastProfile, { token: castToken });
  const before = await castPurse(request, castToken);
  const phone = newPhone();
  const guest = page;

  await test.step('Guest: log in by phone', async () => {
    await page.goto('/');
    await expectCleanScreen(page, 'guest or cast');
    await askForCode(guest, phone, 'ゲストとして利用する');
    await expectCleanScreen(guest, 'code');
    await guest.getByLabel('認証コード', { exact: true }).fill(await arrivedCode(request, phone));
  });

  await test.step('Guest: fill in the profile', async () => {
    await guest.getByLabel('ニックネーム').fill(GUEST_NAME);
    await guest.getByLabel('生年月日 年').selectOption('1985');
    await guest.getByLabel('生年月日 月').selectOption('4');
    await guest.getByLabel('生年月日 日').selectOption('12');
    await expectCleanScreen(guest, 'profile of a new guest');
    await guest.getByRole('button', { name: '登録を完了する' }).click();
    await expect(guest.getByRole('heading', { name: `ようこそ、${GUEST_NAME}さん` })).toBeVisible();
    await expectCleanScreen(guest, 'welcome');
    await guest.getByRole('button', { name: 'キャストをさがす' }).click();
    await expectBalance(guest, 0);
  });

  await test.step('Guest: register a card', async () => {
    await openTab(guest, 'マイページ');
    await expect(guest.getByText(`${GUEST_NAME}さん`)).toBeVisible();
    await expectCleanScreen(guest, 'my page');
    await guest.getByRole('link', { name: 'お支払い情報' }).click();
    await guest.getByLabel('登録するカードでの支払いに同意する').check();
    await expectCleanScreen(guest, 'card');
    await guest.getByRole('button', { name: 'カードを登録する' }).click();
    await guest.getByLabel('カード番号').fill(GOOD_CARD);
    await guest.getByLabel('有効期限（月/年）').fill('08/40');
    await guest.getByLabel('セキュリティコード').fill('123');
    await expectCleanScreen(guest, "the provider's card form");
    await guest.getByRole('button', { name: '本人認証へ進む' }).click();
    await expectCleanScreen(guest, '3-D Secure');
    await guest.getByRole('button', { name: '認証する', exact: true }).click();
    await expect(guest.getByText('カードを登録しました')).toBeVisible();
    await expectCleanScreen(guest, 'registered card');
  });

  await test.step('Guest: buy points', async () => {
    await guest.getByRole('button', { name: '戻る' }).click();
    await openTab(guest, 'さがす');
    await guest.getByRole('link', { name: '現在のポイント' }).click();
    await guest.getByRole('radio', { name: pointsText(BOUGHT) }).check({ force: true });
    await expectCleanScreen(guest, 'points to buy');
    await guest.getByRole('button', { name: '内容を確認する' }).click();
    await expect(guest.getByText(`0P → ${pointsText(BOUGHT)}`)).toBeVisible();
    await expectCleanScreen(guest, 'last page before buying');
    await guest.getByRole('button', { name: 'この内容で購入する' }).click();
    await guest.getByRole('button', { name: '認証する', exact: true }).click();
    await expect(guest.getByText('ポイントを購入しました')).toBeVisible();
    await expectCleanScreen(guest, 'bought');
    await guest.getByRole('link', { name: 'キャストをさがす' }).click();
    await expectBalance(guest, BOUGHT);
  });
  void userId; void nickname; void before; void openBrowser;
});
