import { expectCleanScreen } from './axe.ts';
import { chooseLicence, licence, registeredCast, takeLivePhoto, waitingCheck } from './support/age.ts';
import { messageOf } from '@yoimachi/contract/errors';
import { profileRoutes } from '@yoimachi/contract/profile';
import { callApi } from './support/api.ts';
import { signIn } from './support/dev.ts';
import { operate } from './support/operator.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a document that does not fit fails with what did not, the next one passes', async ({
  page,
  request,
}) => {
  const { phone } = await registeredCast(request);
  await signIn(page, phone, 2, '/cast/age-verification');
  await expectCleanScreen(page, 'an age check at first');
  await chooseLicence(page, await licence('OTHER_BIRTHDAY'));
  await takeLivePhoto(page);
  await expectCleanScreen(page, 'a document that was chosen');
  await page.getByRole('button', { name: '提出する' }).click();
  await expect(page.getByText('書類を読み取っています')).toBeVisible();
  await expect(page.getByRole('heading', { name: '自動での年齢確認ができませんでした' })).toBeVisible();
  await expect(page.getByText('認証内容に誤りがあります。')).toBeVisible();
  await expect(page.getByText('登録と一致しません')).toBeVisible();
  await expect(page.getByText('自動での確認は、あと2回お試しいただけます。')).toBeVisible();
  await expectCleanScreen(page, 'a failed age check');
  await page.getByRole('button', { name: 'もう一度撮影する' }).click();
  await chooseLicence(page, await licence());
  await expect(page.getByText('撮影済み')).toBeVisible();
  await page.getByRole('button', { name: '提出する' }).click();
  await expect(page.getByRole('heading', { name: '年齢確認が完了しました' })).toBeVisible();
  await expectCleanScreen(page, 'a verified cast');
});

test('operators refuse a document, she hears why and hands in another; a picture opens once', async ({
  page,
  request,
}) => {
  const { phone, accountId } = await registeredCast(request);
  await signIn(page, phone, 2, '/cast/age-verification');
  const handIn = async () => {
    await chooseLicence(page, await licence('POOR'));
    await takeLivePhoto(page);
    await page.getByRole('button', { name: '提出する' }).click();
    await expect(page.getByText('確認の期限')).toBeVisible();
  };
  const byPhotos = page.getByRole('radio', { name: /写真提出による年齢確認/ });
  await byPhotos.check();
  await handIn();
  await expectCleanScreen(page, 'a document that waits');
  const checkId = await waitingCheck(accountId);
  const shown = await operate('readAgeCheck', checkId, '--reason', 'age check');
  const link = /DOCUMENT +(\S+)/.exec(shown)![1]!;
  const path = new URL(link).pathname;
  expect((await request.get(path)).headers()['content-type']).toBe('image/jpeg');
  expect((await request.get(path)).status()).toBe(404);
  await operate('rejectAgeCheck', checkId, '--reason', 'UNREADABLE');
  await expect(page.getByRole('heading', { name: '年齢確認書類を確認できませんでした' })).toBeVisible();
  await expect(page.getByText('画像が不鮮明で、内容を確認できませんでした。')).toBeVisible();
  await expectCleanScreen(page, 'a refused document');
  await page.getByRole('button', { name: '書類を再提出する' }).click();
  // The second time there is no other way.
  await expect(page.getByRole('radio', { name: /運転免許証/ })).toBeVisible();
  await expect(byPhotos).toBeHidden();
  await handIn();
  await operate('approveAgeCheck', await waitingCheck(accountId));
  await expect(page.getByRole('heading', { name: '年齢確認が完了しました' })).toBeVisible();
});

test('a guest hands a document in, and keeps what he chose when the net fails', async ({ page, request }) => {
  const { phone, token } = await guestWith(request, { birthday: '1990-02-03' });
  await signIn(page, phone, 1, '/guest/age-verification');
  const { userId } = await callApi(request, profileRoutes.guestHome, { token });
  await page.getByRole('radio', { name: /写真提出による年齢確認/ }).check();
  await chooseLicence(page, await licence());
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '提出する' }).click();
  await expect(page.getByRole('alert')).toHaveText('通信エラーが発生しました。通信環境をご確認ください。');
  await expect(page.getByRole('radio', { name: /運転免許証/ })).toBeChecked();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '提出する' }).click();
  await expect(page.getByRole('heading', { name: '書類を提出しました' })).toBeVisible();
  await operate('approveAgeCheck', await waitingCheck(userId));
  await expect(page.getByRole('heading', { name: '年齢確認が完了しました' })).toBeVisible();
  await expectCleanScreen(page, 'a checked guest');
  await page.goto('/guest/my-profile/edit/birthday');
  await expect(page.getByText(messageOf('BIRTHDAY_FIXED'))).toBeVisible();
  await expect(page.getByLabel('生年月日 年')).toBeDisabled();
  await expectCleanScreen(page, 'a birthday that is fixed');
});
