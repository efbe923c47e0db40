import { expectCleanScreen } from './axe.ts';
import { castWith } from './support/casts.ts';
import { openRequestSheet, sendButton } from './support/guest.ts';
import { giveCard, guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

const DECLINES_AUTHORISATION = '4000000000000127';
const PLACE = '銀座駅 A3出口';

test('missing points are reserved on the card after 3-D Secure, and the request is on its way', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { card: true });
  const { castId, day } = await castWith(request);
  const sheet = await openRequestSheet(page, guest.phone, castId, day);
  await sheet.getByLabel('待ち合わせ場所').fill(PLACE);
  await expect(sheet.getByText('不足分は登録カードで仮押さえします。')).toBeVisible();
  await expectCleanScreen(page, 'request sheet with a card');
  await sendButton(sheet).click();

  // A guest's first payment requires authentication.
  await page.getByRole('button', { name: '認証する' }).click();
  await expect(page.getByRole('heading', { name: 'リクエストを送信しました' })).toBeVisible();
  await expect(page.getByText('は登録カードで仮押さえします。')).toBeVisible();
  await page.getByRole('button', { name: '予約を確認する' }).click();
  await expect(page.getByText('カードでのお支払い')).toBeVisible();
  await expectCleanScreen(page, 'booking with a card');
});

test('a card that is refused refuses the request, and what was typed stays', async ({ page, request }) => {
  const guest = await guestWith(request, { points: 500 });
  await giveCard(request, guest, DECLINES_AUTHORISATION);
  const { castId, day } = await castWith(request);
  const sheet = await openRequestSheet(page, guest.phone, castId, day);
  await sheet.getByLabel('待ち合わせ場所').fill(PLACE);
  await sendButton(sheet).click();
  await expect(sheet.getByText('カードの決済ができませんでした。別のカードをご登録ください。')).toBeVisible();
  await expect(sheet.getByLabel('待ち合わせ場所')).toHaveValue(PLACE);
  await sheet.getByRole('button', { name: 'カードを変更する' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い情報' })).toBeVisible();
});
