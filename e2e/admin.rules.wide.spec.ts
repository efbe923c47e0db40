import type { Page } from '@playwright/test';
import { addDays, DAY_MINUTES, dayOf } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { moveClock, productNow, signIn } from './support/dev.ts';
import { tabTo } from './support/keyboard.ts';
import { enterOffice, memberPath, STAFF } from './support/office.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Why the demo's one event was given up. */
const GIVEN_UP_FOR = 'canceling statement due to statement timeout';
const ADDED = '夜の待ち合わせは、店の前に限ります。';
const NEWS = '待ち合わせの場所を、店の前に限りました。';

/** From home to the line that is bad, to what is to be done, to where it is done, and back. No mouse. */
async function mendByKeyboard(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: '稼働状況' });
  const needing = page.getByRole('region', { name: '対応が必要な項目' });
  await expect(panel.getByRole('definition').filter({ hasText: '停止 1件' })).toContainText('異常');
  await expectCleanScreen(page, 'home with something that stands still');
  await tabTo(page, panel.getByRole('link', { name: '稼働状況を表示' }));
  await page.keyboard.press('Enter');
  await expect(needing).toContainText(/対応が必要な項目.*異常 1件/);
  await expect(needing).toContainText('イベントの処理処理できずに停止したものが1件あります。異常');
  await expectCleanScreen(page, 'the state with something that stands still');

  await tabTo(page, needing.getByRole('link', { name: '手順（イベントの処理）' }));
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: '手順（イベントの処理）' });
  await expect(section).toBeFocused();
  await expect(section.getByRole('heading', { name: 'してはいけないこと' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('link', { name: '停止した処理を開く' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '停止した処理の一覧' })).toContainText(GIVEN_UP_FOR);
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'もう一度実行する' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('もう一度実行します。')).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('稼働状況');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(needing).toContainText('異常 0件');
  await expect(needing).not.toContainText('イベントの処理');
}

/** Terms of guests with one sentence more, from tomorrow on; everybody is asked again. */
async function planTerms(page: Page, day: string): Promise<void> {
  await page.getByRole('link', { name: '固定ページ' }).click();
  await page
    .getByRole('row', { name: /利用規約.*ゲスト/ })
    .getByRole('link')
    .click();
  const body = page.getByRole('textbox', { name: '本文' });
  await expect(body).not.toBeEmpty();
  await body.fill(`${await body.inputValue()}\n\n${ADDED}`);
  await page.getByRole('button', { name: '公開を予約する' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('公開後、次のお手続きで同意を求める').check();
  await expect(form.getByText(/現在の版に同意している[\d,]+人に、/)).toBeVisible();
  await form.getByRole('button', { name: '公開を予約する' }).click();
  await expect(form.getByText('変更点の説明が必要です。')).toBeVisible();
  await expectCleanScreen(page, 'terms that say nothing of what is new');
  await form.getByLabel('施行日').fill(day);
  await form.getByRole('textbox', { name: '変更点の説明' }).fill(NEWS);
  await form.getByRole('button', { name: '公開を予約する' }).click();
  await expect(page.getByText('公開を予約しました。')).toBeVisible();
  const planned = page.getByRole('listitem').filter({ hasText: NEWS });
  await expect(planned).toContainText(/予約.*同意を求める版/);
}

/** What she was about to do waits until she has agreed. */
async function agreeAndBuy(guest: Page): Promise<void> {
  await guest.getByRole('button', { name: 'この内容で購入する' }).click();
  const sheet = guest.getByRole('alertdialog', { name: '同意のお願い' });
  await expect(sheet.getByText(NEWS)).toBeVisible();
  const opened = guest.waitForEvent('popup');
  await sheet.getByRole('link', { name: '利用規約の全文を読む' }).click();
  const text = await opened;
  await expect(text.getByText(ADDED)).toBeVisible();
  await text.close();
  await sheet.getByRole('button', { name: '同意して続ける' }).click();
  await expect(guest.getByText('購入が完了しました')).toBeVisible();
}

/** Which version she agreed to, where, and the words of then. */
async function seeConsent(page: Page, day: string): Promise<void> {
  const asked = page.getByRole('row').filter({ hasText: '操作の前の確認' });
  for (const word of ['利用規約', '同意', day.replaceAll('-', '/')]) await expect(asked).toContainText(word);
  await page.getByRole('button', { name: '確認する', exact: true }).click();
  await expect(page.getByRole('main').getByText(ADDED)).toBeVisible();
  await expectCleanScreen(page, 'the consent to the terms that an operator published');
}

test('an owner mends what stands still, and publishes terms that a guest agrees to before she goes on', async ({
  page,
  request,
  openBrowser,
}) => {
  await enterOffice(page, STAFF.owner);
  await test.step('by the keyboard alone: something stands still, and goes on', () => mendByKeyboard(page));
  const tomorrow = addDays(dayOf(await productNow(request)), 1);
  await test.step('terms are planned', () => planTerms(page, tomorrow));
  // After a first purchase the next ones need no 3-D Secure.
  const person = await guestWith(request, { points: 1000 });
  const member = await memberPath(request, person);
  const guest = await openBrowser();
  await signIn(guest, person.phone, 1, '/guest/buy-point/confirm?points=3000');
  await moveClock(2 * DAY_MINUTES);
  await test.step('who is signed in agrees and goes on', () => agreeAndBuy(guest));
  await test.step('the office sees to what, when and where', async () => {
    // A moment is a whole minute, after she has agreed.
    await moveClock(2);
    // The session of the office has ended meanwhile.
    await enterOffice(page, STAFF.owner, `${member}?tab=consents`);
    await seeConsent(page, tomorrow);
  });
});
