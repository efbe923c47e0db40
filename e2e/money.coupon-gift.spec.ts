import { demoCoupon } from '../tools/demo/offers.ja.ts';
import { expectCleanScreen } from './axe.ts';
import { theCast } from './support/chat.ts';
import { signIn } from './support/dev.ts';
import { balanceOf } from './support/guest.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a coupon is redeemed once, and a wrong code keeps what was typed', async ({ page, request }) => {
  const guest = await guestWith(request);
  await signIn(page, guest.phone, 1, '/guest/coupon');
  const code = page.getByLabel('クーポンコード');
  const redeem = page.getByRole('button', { name: 'クーポンを利用する' });
  await redeem.click();
  await expect(page.getByText('コードを入力してください。')).toBeVisible();
  await code.fill('NOSUCH');
  await redeem.click();
  await expect(page.getByText('クーポンコードが正しくありません。')).toBeVisible();
  await expect(code).toHaveValue('NOSUCH');
  await expect(page.getByText('獲得したクーポンはまだありません')).toBeVisible();
  await code.fill('ｙｏｉｍａｃｈｉ');
  await redeem.click();
  await expect(page.getByText('無償ポイントを獲得しました。')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: demoCoupon.title })).toBeVisible();
  await expectCleanScreen(page, 'coupon');
  await code.fill(demoCoupon.code);
  await redeem.click();
  await expect(page.getByText('このクーポンの無償ポイントはすでに獲得済みです。')).toBeVisible();
  await page.goto('/guest');
  await expect(balanceOf(page)).toHaveText(`現在のポイント ${demoCoupon.points}P`);
});

test('a gift is chosen, confirmed and sent, and the cast sees it', async ({ page, request, openBrowser }) => {
  const cast = await theCast(request);
  const guest = await guestWith(request, { points: 1_000 });
  await signIn(page, guest.phone, 1, `/guest/user-profile?castId=${cast.castId}`);
  await page.getByRole('button', { name: 'ギフトを贈る' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: '花束' }).check();
  await expectCleanScreen(page, 'gifts');
  await sheet.getByRole('button', { name: '内容を確認する' }).click();
  await expect(sheet.getByText('ポイントが2,000P不足しています。')).toBeVisible();
  await sheet.getByRole('button', { name: '選び直す' }).click();
  await sheet.getByRole('radio', { name: '一輪のバラ' }).check();
  await sheet.getByRole('button', { name: '内容を確認する' }).click();
  await expect(sheet.getByText('贈ったギフトの取り消しや、ポイントの返還はできません。')).toBeVisible();
  await expectCleanScreen(page, 'gift to confirm');
  await sheet.getByRole('button', { name: 'このギフトを贈る' }).click();
  await expect(sheet.getByText('ギフトを贈りました')).toBeVisible();
  await sheet.getByRole('link', { name: '贈ったギフト' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '一輪のバラ' })).toContainText('500P');
  await expectCleanScreen(page, 'gifts sent');
  await page.goto('/guest');
  await expect(balanceOf(page)).toHaveText('現在のポイント 500P');
  const hers = await openBrowser();
  await signIn(hers, cast.phone, 2, '/cast/gift');
  await expect(hers.getByRole('listitem').filter({ hasText: `${guest.nickname}さんから` })).toContainText(
    '一輪のバラ',
  );
  await expectCleanScreen(hers, 'gifts received');
});

test('a gift that was taken out meanwhile is told, and nothing is sent', async ({ page, request }) => {
  const cast = await theCast(request);
  const guest = await guestWith(request, { points: 1_000 });
  const gone = { giftId: crypto.randomUUID(), name: '終了したギフト', points: 200, picture: 'rose' };
  await page.route('**/v1/gifts', (route) => route.fulfill({ json: { gifts: [gone] } }), { times: 1 });
  await signIn(page, guest.phone, 1, `/guest/user-profile?castId=${cast.castId}&gift=${gone.giftId}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '内容を確認する' }).click();
  await sheet.getByRole('button', { name: 'このギフトを贈る' }).click();
  await expect(sheet.getByText('このギフトは削除されました。')).toBeVisible();
  await expect(sheet.getByRole('radio', { name: '一輪のバラ' })).toBeVisible();
  await expect(sheet.getByText(gone.name)).toBeHidden();
  await page.goto('/guest');
  await expect(balanceOf(page)).toHaveText('現在のポイント 1,000P');
});
