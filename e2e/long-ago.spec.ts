import type { APIRequestContext, Page } from '@playwright/test';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import { accountRoutes } from '@yoimachi/contract/account';
import { profileRoutes } from '@yoimachi/contract/profile';
import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { arrivedCode, moveClock, signIn } from './support/dev.ts';
import { enter, guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

const NINETY_DAYS = 90 * DAY_MINUTES;

/** Logs in on a browser that has nothing, until the code was typed. */
async function logIn(page: Page, request: APIRequestContext, phone: string): Promise<void> {
  await page.goto('/authentication?as=guest');
  await page.getByLabel('携帯電話番号').fill(phone);
  await page.getByLabel('私は18歳以上です').check();
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  const code = page.getByLabel('認証コード', { exact: true });
  await code.fill(await arrivedCode(request, phone));
}

test('a number that nobody proved for 90 days is proved again before anything else', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request);
  await signIn(page, guest.phone, UserType.GUEST, '/guest/my-profile');
  await moveClock(NINETY_DAYS);
  await page.reload();
  await expect(page.getByRole('heading', { name: '電話番号の確認' })).toBeVisible();
  await expectCleanScreen(page, 'a number that was not proved for long');
  // No other screen is reached before.
  await page.goto('/guest/dohan-list');
  await expect(page.getByRole('heading', { name: '電話番号の確認' })).toBeVisible();
  // But the operators are.
  await page.getByRole('main').getByRole('link', { name: 'お問い合わせ' }).click();
  await expect(page.getByRole('textbox', { name: /メールアドレス/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  const field = page.getByLabel('認証コード', { exact: true });
  const code = await arrivedCode(request, guest.phone);
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('あと4回入力できます')).toBeVisible();
  await field.fill(code);
  await expect(page).toHaveURL(/\/guest\/dohan-list/);
  await expect(page.getByText('電話番号を確認しました')).toBeVisible();
});

test('who has the number after 90 days gets in only with the owner’s birthday or nickname', async ({
  page,
  request,
  openBrowser,
}) => {
  // He has not finished his registration, for which he will say his birthday.
  const named = await enter(request, UserType.GUEST);
  await callApi(request, profileRoutes.putMyProfile, { token: named.token, body: { nickname: '夜空' } });
  const born = await enter(request, UserType.GUEST);
  await callApi(request, accountRoutes.saveEnoughAge, {
    body: { firebase_token: born.firebaseToken, user_type: UserType.GUEST, birthday: '1985-04-01' },
  });
  await moveClock(NINETY_DAYS);
  await logIn(page, request, born.phone);
  await expect(page.getByRole('heading', { name: 'ご本人の確認' })).toBeVisible();
  await expectCleanScreen(page, 'the question for the owner');
  const birthday = page.getByLabel('生年月日（8桁の数字）');
  await birthday.fill('198504');
  await page.keyboard.press('Enter');
  await expect(page.getByText('生年月日を8桁の数字で入力してください。')).toBeVisible();
  await birthday.fill('19850402');
  await page.keyboard.press('Enter');
  await expect(page.getByText('あと4回入力できます')).toBeVisible();
  await birthday.fill('1985/04/01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/authentication\/profile|\/guest/);

  const other = await openBrowser();
  await logIn(other, request, named.phone);
  await other.getByLabel('ニックネーム').fill('よぞら');
  await other.getByRole('button', { name: '確認してログイン' }).click();
  await expect(other.getByText('あと4回入力できます')).toBeVisible();
  await other.getByLabel('ニックネーム').fill('夜空');
  await other.getByRole('button', { name: '確認してログイン' }).click();
  await expect(other).toHaveURL(/\/authentication\/profile|\/guest/);
});
