import { profileRoutes } from '@yoimachi/contract/profile';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { signIn } from './support/dev.ts';
import { joinOffice, showOnly } from './support/office.ts';
import { guestWith } from './support/people.ts';
import { face, waitingFiles } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const DESK = { width: 1440, height: 900 };
const MEDIA = /\/admin\/v1\/media-files(?:\?|$)/;

test.use({ viewport: DESK });

test('a picture is refused by keyboard alone, and whoever is at it too is told', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await guestWith(request);
  const { userId } = await callApi(request, profileRoutes.getGuestProfile, { token: guest.token });
  const phone = await openBrowser();
  await signIn(phone, guest.phone, 1, '/guest/my-profile/avatar');
  const chooser = phone.waitForEvent('filechooser');
  await phone.getByRole('button', { name: '画像を選ぶ' }).click();
  await (await chooser).setFiles(await face(7));
  await expect(phone.getByText('審査中')).toBeVisible({ timeout: 60_000 });
  const [fileId] = await waitingFiles(userId);

  const first = await joinOffice(page, 'reviewer');
  await showOnly(page, MEDIA, (row) => row['fileId'] === fileId);
  await page.goto('/admin/queues/media-files');
  await expect(page.getByRole('heading', { level: 1, name: '写真・動画' })).toBeVisible();
  await expect(page.getByRole('link', { name: /プロフィール画像/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText('写真・動画は表示していません')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByText('あなたが対応中').first()).toBeVisible();
  await expectCleanScreen(page, 'a picture that is not shown');

  const other = await openBrowser();
  await other.setViewportSize(DESK);
  await joinOffice(other, 'reviewer');
  await showOnly(other, MEDIA, (row) => row['fileId'] === fileId);
  await other.goto(`/admin/queues/media-files?item=${fileId!}`);
  await expect(other.getByText(`${first.name}さんが対応しています`)).toBeVisible();

  await page.keyboard.press('o');
  const picture = page.getByRole('img', { name: 'プロフィール画像' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator(`[data-watermark^="${first.name} "]`)).toBeVisible();
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
  await expect(page.getByText('確認を待つ写真・動画はありません')).toBeVisible();

  // The list of the other is read anew by itself.
  await expect(other.getByText('この案件は処理されました')).toBeVisible({ timeout: 40_000 });
  await expectCleanScreen(other, 'what somebody else has decided');
  await phone.reload();
  await expect(phone.getByText('ほかの人の顔が写っています。')).toBeVisible();
});
