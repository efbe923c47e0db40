import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, DAY_MINUTES, dayOf } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { withDatabase } from './support/database.ts';
import { moveClock, productNow, signIn } from './support/dev.ts';
import { tabTo } from './support/keyboard.ts';
import { typeCode, joinOffice, typePassword, type Colleague } from './support/office.ts';
import { buyPoints, giveCard, guestWith, type NewGuest } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const ADDED = '夜の待ち合わせは、店の前に限ります。';
const NEWS = '待ち合わせの場所を、店の前に限りました。';

/** An event that was given up; there was nothing to do for it. */
const giveUp = (at: Date) =>
  withDatabase((client) =>
    client.query(
      `insert into outbox (topic, key, payload, created_at, processed_at, dead_reason)
       values ('media.ended', $1, jsonb_build_object('fileId', $1::text), $2, $2, 'canceling statement due to lock timeout')`,
      [randomUUID(), at],
    ),
  );

/** From home to the line that is bad, to what is to be done, to where it is done, and back. No mouse. */
async function mendByKeyboard(page: Page): Promise<void> {
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('link', { name, exact: true }).last());
    await page.keyboard.press('Enter');
  };
  const panel = page.getByRole('main').getByRole('definition');
  const needing = page.getByRole('main').locator('section').first();
  await page.reload();
  await expect(panel.filter({ hasText: '停止 1件' })).toContainText('異常');
  await expectCleanScreen(page, 'home with something that stands still');
  await press('稼働状況を表示');
  await expect(needing).toContainText(/対応が必要な項目.*異常 1件/);
  await expect(needing).toContainText('イベントの処理処理できずに停止したものが1件あります。異常');
  await expectCleanScreen(page, 'the state with something that stands still');

  await tabTo(page, needing.getByRole('link', { name: '手順（イベントの処理）' }));
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: 'イベントの処理' });
  await expect(section).toBeFocused();
  await expect(section.getByRole('heading', { name: 'してはいけないこと' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('link', { name: '停止した処理を開く' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('canceling statement due to lock timeout')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'もう一度実行する' }).last()).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('もう一度実行します。')).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('稼働状況');
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

/** The session of the office has ended meanwhile. */
async function comeBack(page: Page, { mail, secret }: Colleague, path: string): Promise<void> {
  await page.goto(path);
  await typePassword(page, mail);
  await typeCode(page, secret, page.getByRole('navigation').first());
}

/** Which version she agreed to, where, and the words of then. */
async function seeConsent(page: Page, guest: NewGuest, day: string): Promise<void> {
  await page.getByRole('button', { name: '個人情報から探す' }).click();
  await page.getByLabel('電話番号', { exact: true }).last().fill(guest.phone);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link').first().click();
  const tabs = page.getByRole('navigation', { name: '会員の情報' });
  await tabs.getByRole('link', { name: '同意' }).click();
  const newest = page.getByRole('table').getByRole('row').nth(1);
  for (const word of ['利用規約', '同意', day.replaceAll('-', '/'), '操作の前の確認'])
    await expect(newest).toContainText(word);
  await page.getByRole('button', { name: '確認する', exact: true }).click();
  await expect(page.getByText(ADDED).first()).toBeVisible();
  await expectCleanScreen(page, 'the consent to the terms that an operator published');
}

async function guestWhoBought(request: APIRequestContext): Promise<NewGuest> {
  const guest = await guestWith(request);
  await giveCard(request, guest);
  // Later purchases need no 3-D Secure.
  await buyPoints(request, guest, 1000);
  return guest;
}

test('an owner mends what stands still, and publishes terms that a guest agrees to before she goes on', async ({
  page,
  request,
  openBrowser,
}) => {
  const colleague = await joinOffice(page, 'owner');
  await test.step('by the keyboard alone: something stands still, and goes on', async () => {
    await giveUp(await productNow(request));
    await mendByKeyboard(page);
  });
  const tomorrow = addDays(dayOf(await productNow(request)), 1);
  await test.step('terms are planned', () => planTerms(page, tomorrow));
  const person = await guestWhoBought(request);
  const guest = await openBrowser();
  await signIn(guest, person.phone, 1, '/guest/buy-point/confirm?points=3000');
  await moveClock(request, 2 * DAY_MINUTES);
  await test.step('who is signed in agrees and goes on', () => agreeAndBuy(guest));
  await test.step('the office sees to what, when and where', async () => {
    // A moment is a whole minute, after she has agreed.
    await moveClock(request, 2);
    await comeBack(page, colleague, '/admin/members');
    await seeConsent(page, person, tomorrow);
  });
});
