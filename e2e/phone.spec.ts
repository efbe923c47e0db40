import type { APIRequestContext, Page } from '@playwright/test';
import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { arrivedCode, signIn } from './support/dev.ts';
import { operate } from './support/operator.ts';
import { DEMO_CAST_PHONE, guestWith, newPhone } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Has a code sent, and types it once it has arrived. */
async function prove(page: Page, request: APIRequestContext, phone: string): Promise<void> {
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  const field = page.getByLabel('認証コード', { exact: true });
  await expect(field).toBeVisible();
  await field.fill(await arrivedCode(request, phone));
}

async function typeNewPhone(page: Page, phone: string): Promise<void> {
  await page.getByLabel('新しい電話番号', { exact: true }).fill(phone);
  await page.getByLabel('新しい電話番号（確認）').fill(phone);
}

const told = async (request: APIRequestContext, phone: string): Promise<string> =>
  (await request.get('/dev/inbox.json', { params: { recipient: phone } })).text();

/** The id at the beginning of the last row of what waits. */
const newestOf = (list: string): string =>
  list
    .split('\n')
    .filter((line) => /^[\da-f]{8}-/.test(line))
    .at(-1)!
    .split(/\s/)[0]!;

test('a device signed out from another one is logged out, and gets in again only by a login', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await guestWith(request);
  const other = await openBrowser();
  await signIn(other, guest.phone, UserType.GUEST);
  await expect(other.getByRole('link', { name: '現在のポイント' })).toBeVisible();
  await signIn(page, guest.phone, UserType.GUEST, '/guest/settings');
  await page.getByRole('link', { name: 'ログイン中の端末' }).click();
  await expect(page.getByText('この端末', { exact: true })).toBeVisible();
  await expectCleanScreen(page, 'the devices');
  await page.getByRole('button', { name: 'ほかの端末をすべてログアウト' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウト' }).click();
  // Each is looked for at once: it is said there for three seconds.
  await Promise.all([
    expect(page.getByText('ほかにログイン中の端末はありません。')).toBeVisible(),
    expect(other.getByText('セッションの有効期限が切れました。もう一度ログインしてください。')).toBeVisible(),
  ]);
  await expect(other).toHaveURL(/\/authentication/);
  await other.goto('/guest');
  await expect(other.getByRole('heading', { name: 'ログイン・新規登録' })).toBeVisible();
});

test('a guest changes the number at once, and both numbers hear of it', async ({ page, request }) => {
  const guest = await guestWith(request);
  const phone = newPhone();
  await signIn(page, guest.phone, UserType.GUEST, '/guest/change-phone');
  await page.getByLabel('新しい電話番号', { exact: true }).fill(phone);
  await page.getByLabel('新しい電話番号（確認）').fill(newPhone());
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  await expect(page.getByText('電話番号が一致しません。')).toBeVisible();
  await expectCleanScreen(page, 'a change of number');
  await typeNewPhone(page, phone);
  await prove(page, request, phone);
  await expect(page.getByText('電話番号を変更しました')).toBeVisible();
  await expect(page.getByText(phone.replace(/(\d{3})(\d{4})/, '$1-$2-'))).toBeVisible();
  await expect.poll(() => told(request, guest.phone)).toContain('ご登録の電話番号が変更されました');
  await expect.poll(() => told(request, phone)).toContain('電話番号の変更が完了しました');
});

test("a cast's change waits for an operator, and can be taken back until then", async ({ page, request }) => {
  const [first, phone] = [newPhone(), newPhone()];
  await signIn(page, DEMO_CAST_PHONE, UserType.CAST, '/cast/change-phone');
  await typeNewPhone(page, first);
  await prove(page, request, first);
  await expect(page.getByText('承認待ち')).toBeVisible();
  await expectCleanScreen(page, 'a change that waits');
  await page.getByRole('button', { name: '申請を取り消す' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '申請を取り消す' }).click();
  await typeNewPhone(page, phone);
  await prove(page, request, phone);
  await expect(page.getByText('承認待ち')).toBeVisible();
  await operate('approvePhoneChange', newestOf(await operate('listPhoneChanges')));
  await page.reload();
  await expect(page.getByText(phone.replace(/(\d{3})(\d{4})/, '$1-$2-'))).toBeVisible();
  await expect(page.getByText('承認待ち')).toBeHidden();
});

test('a lost number: who asks with a new one gets in by it when an operator has agreed', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { nickname: 'なくし' });
  const phone = newPhone();
  await page.goto('/authentication/lost-number');
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  await expect(page.getByText('氏名を入力してください。')).toBeVisible();
  await expectCleanScreen(page, 'a lost number');
  await page.getByLabel('以前の電話番号').fill(guest.phone);
  await page.getByLabel('登録した氏名').fill('なくし');
  for (const [part, value] of [
    ['年', '1990'],
    ['月', '4'],
    ['日', '1'],
  ] as const)
    await page.getByLabel(`生年月日 ${part}`).selectOption(value);
  await page.getByLabel('新しい携帯電話番号（ご連絡先）').fill(phone);
  await prove(page, request, phone);
  await expect(page.getByRole('heading', { name: '再認証の申請を受け付けました' })).toBeVisible();
  await operate('approveLostNumber', newestOf(await operate('listLostNumbers')), '--although', 'true');
  await expect.poll(() => told(request, phone)).toContain('再認証の申請を承認しました');
  await signIn(page, phone, UserType.GUEST);
  await expect(page.getByRole('link', { name: '現在のポイント' })).toBeVisible();
});

test('support can be reached by whoever is not signed in', async ({ page }) => {
  await page.goto('/authentication?as=guest');
  await page.getByRole('link', { name: 'お問い合わせ' }).click();
  await expect(page.getByRole('button', { name: '送信する' })).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  await expectCleanScreen(page, 'support');
});
