import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { DEMO_PICTURED_GUEST_PHONE } from './support/demo.ts';
import { signIn } from './support/dev.ts';
import { pressKey } from './support/keyboard.ts';
import { enterOffice, hire, STAFF } from './support/office.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** How often an open queue is read again. */
const READ_EVERY = '00:15';

test('a picture is refused by keyboard alone, and whoever is at it too is told', async ({
  page,
  openBrowser,
}) => {
  await enterOffice(page, STAFF.reviewer, '/admin/queues/media-files');
  await expect(page.getByRole('heading', { level: 1, name: '写真・動画' })).toBeVisible();
  const waiting = page.getByRole('region', { name: '写真・動画の一覧' }).getByRole('link');
  await expect(waiting).toHaveCount(3);
  const avatar = waiting.filter({ hasText: 'プロフィール画像' });
  await pressKey(avatar);
  await expect(page.getByText('写真・動画は表示していません')).toBeVisible();
  await page.keyboard.press('m');
  const owner = page.getByRole('main').getByText('あなたが対応中');
  await expect(owner).toHaveCount(2);
  await expectCleanScreen(page, 'a picture that is not shown');

  const other = await openBrowser();
  await other.clock.install();
  const path = new URL(page.url()).pathname + new URL(page.url()).search;
  await enterOffice(other, await hire('reviewer'), path);
  await expect(other.getByText(`${STAFF.reviewer}さんが対応しています`)).toBeVisible();

  await page.keyboard.press('o');
  const picture = page.getByRole('img', { name: 'プロフィール画像' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator(`[data-watermark^="${STAFF.reviewer} "]`)).toBeVisible();
  const approve = page.getByRole('button', { name: '承認する' });
  for (const name of ['1', '2', '3', '4']) await page.keyboard.press(name);
  await expect(page.getByText('残り1項目を確認すると承認できます')).toBeVisible();
  await page.keyboard.press('a');
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('5');
  await expect(page.getByText('すべての項目を確認しました')).toBeVisible();
  await expectCleanScreen(page, 'a picture that is shown');
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('差し戻す理由')).toHaveValue('OTHER_FACES');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/のプロフィール画像を差し戻しました。/)).toBeVisible();
  await expect(waiting).toHaveCount(2);
  await expect(avatar).toHaveCount(0);

  await other.clock.fastForward(READ_EVERY);
  await expect(other.getByText('この案件は処理されました')).toBeVisible();
  await expectCleanScreen(other, 'what somebody else has decided');
  const phone = await openBrowser();
  await signIn(phone, DEMO_PICTURED_GUEST_PHONE, UserType.GUEST, '/guest/my-profile/avatar');
  await expect(phone.getByText('ほかの人の顔が写っています。')).toBeVisible();
});
