import { pointsRoutes } from '@yoimachi/contract/points';
import { dayOf, formatDay } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { agreedBefore } from './support/consents.ts';
import { moveClock, productNow, signIn } from './support/dev.ts';
import { guestWith } from './support/people.ts';
import { pressKey } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const BUY = 'この内容で購入する';

test('new terms are asked at buying; whoever agrees goes on with the purchase', async ({ page, request }) => {
  // Purchases after the first need no 3-D Secure.
  const guest = await guestWith(request, { nickname: 'ゆうと', points: 1000 });
  await agreedBefore(guest.nickname);
  // What he agreed to just now the server has in mind.
  await moveClock(11);
  await signIn(page, guest.phone, 1, '/guest/buy-point/confirm?points=3000');
  const sheet = page.getByRole('alertdialog', { name: '同意のお願い' });

  await test.step('it says what is new, and refusing leaves everything as it was', async () => {
    await page.getByRole('button', { name: BUY }).click();
    await expect(sheet.getByRole('heading', { name: '利用規約' })).toBeVisible();
    await expect(sheet.getByText('反社会的勢力の排除')).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'プライバシーポリシー' })).toBeHidden();
    await expectCleanScreen(page, 'consents before a purchase');
    await sheet.getByRole('button', { name: '今は同意しない' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('お手続きの前に、規約などの内容をご確認のうえ')).toBeVisible();
  });
  await test.step('the whole text opens beside it', async () => {
    await page.getByRole('button', { name: BUY }).click();
    const opened = page.waitForEvent('popup');
    await sheet.getByRole('link', { name: '利用規約の全文を読む' }).click();
    const text = await opened;
    await expect(text.getByText('暴力団などの反社会的勢力')).toBeVisible();
    await text.close();
  });
  await test.step('by the keyboard alone: agreed, bought once', async () => {
    await pressKey(sheet.getByRole('button', { name: '同意して続ける' }));
    await expect(page.getByText('購入が完了しました')).toBeVisible();
    await expect(sheet).toBeHidden();
    const { token } = guest;
    const { document } = await callApi(request, pointsRoutes.userPoint, { token });
    expect(document.currentPoint).toBe(4000);
  });
});

test('the settings say what was agreed to when; advertising is off until it is switched on', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 1000 });
  await signIn(page, guest.phone, 1, '/guest/settings');
  await page.getByRole('link', { name: '同意の記録' }).click();
  await expect(page.getByRole('heading', { name: '同意の記録' })).toBeVisible();
  const terms = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '利用規約' }) });
  const today = formatDay(dayOf(await productNow(request)));
  await expect(terms).toContainText(`2026/11/15版　${today} 12:`);
  await expectCleanScreen(page, 'the record of consents');

  await expect(page.getByText('受け取らない')).toBeVisible();
  await page.getByRole('button', { name: '広告メールを受け取る' }).click();
  await expect(page.getByText('受け取る', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '広告メールを停止する' }).click();
  await expect(page.getByText('受け取らない')).toBeVisible();

  await page.getByRole('button', { name: '同意を取り消す' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: '同意を取り消す' })).toBeVisible();
  await expectCleanScreen(page, 'the question before the consent to be charged is taken back');
  await question.getByRole('button', { name: '同意を取り消す' }).click();
  const charges = page.getByRole('listitem').filter({ hasText: '不足分の自動請求' });
  await expect(charges.getByText('取り消し（設定）')).toBeVisible();
  await page.getByRole('button', { name: '同意する', exact: true }).click();
  await expect(charges.getByText('同意（設定）')).toBeVisible();
});
