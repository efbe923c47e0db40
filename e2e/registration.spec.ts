import type { Page } from '@playwright/test';
import { bankRoutes } from '@yoimachi/contract/bank';
import { profileRoutes } from '@yoimachi/contract/profile';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { arrivedCode, signIn } from './support/dev.ts';
import { agreeToRegister, askForCode } from './support/guest.ts';
import { operate } from './support/operator.ts';
import { agree, enter, GOOD_CARD, newPhone, newStore } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Who is born in it is not 18 yet. */
const youngestYear = async (page: Page): Promise<string> =>
  (await page.getByLabel('生年月日 年').getByRole('option').allTextContents()).find((text) => text !== '--')!;

async function chooseBirthday(page: Page, year: string): Promise<void> {
  await page.getByLabel('生年月日 年').selectOption(year);
  await page.getByLabel('生年月日 月').selectOption('12');
  await page.getByLabel('生年月日 日').selectOption('31');
}

test('a new guest goes from his number over age, card and profile to the welcome', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await askForCode(page, phone, 'ゲストとして利用する');
  await page.getByLabel('認証コード', { exact: true }).fill(await arrivedCode(request, phone));

  await test.step('he agrees to what is asked, and finds the terms beside it', async () => {
    await expect(page.getByRole('heading', { name: 'ご登録の前に' })).toBeVisible();
    await expect(page.getByRole('link', { name: '利用規約の全文を読む' })).toBeVisible();
    await expectCleanScreen(page, 'what a registration depends on');
    await agreeToRegister(page);
  });
  await test.step('who is under 18 is told at once, and does not go on', async () => {
    await expect(page.getByText('1 / 4')).toBeVisible();
    await chooseBirthday(page, await youngestYear(page));
    await expect(page.getByText('申し訳ございませんが')).toBeVisible();
    await expectCleanScreen(page, 'under 18');
    await expect(page.getByRole('button', { name: '保存して次へ（1/4）' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
  await test.step('the birthday is kept, the card registered', async () => {
    await chooseBirthday(page, '1985');
    await expect(page.getByText('申し訳ございませんが')).toBeHidden();
    await page.getByRole('button', { name: '保存して次へ（1/4）' }).click();
    await page.getByLabel('登録するカードでの支払いに同意する').check();
    await page.getByLabel('不足分の自動請求に同意する').check();
    await expectCleanScreen(page, "the card of a guest's registration");
    await page.getByRole('button', { name: 'カード情報の入力に進む' }).click();
    await page.getByLabel('カード番号').fill(GOOD_CARD);
    await page.getByLabel('有効期限（月/年）').fill('08/40');
    await page.getByLabel('セキュリティコード').fill('123');
    await page.getByRole('button', { name: '本人認証へ進む' }).click();
    await page.getByRole('button', { name: '認証する', exact: true }).click();
  });
  await test.step('the profile, and the welcome', async () => {
    await expect(page.getByText('3 / 4')).toBeVisible();
    await page.getByLabel('ニックネーム').fill('けいた');
    await page.getByRole('button', { name: '登録を完了する' }).click();
    await expect(page.getByRole('heading', { name: 'ようこそ、けいたさん' })).toBeVisible();
    await expect(page.getByText('4 / 4')).toBeVisible();
    await expectCleanScreen(page, 'the welcome');
    await page.getByRole('button', { name: 'キャストをさがす' }).click();
  });
  await test.step('a part is saved alone, and leaving it unsaved asks first', async () => {
    await page.goto('/guest/my-profile/edit/short-profile');
    await page.getByLabel('ひとこと').fill('よろしくお願いします');
    await page.getByRole('button', { name: '戻る' }).click();
    await expect(page.getByText('変更が保存されていません。このページを離れますか？')).toBeVisible();
    await page.getByRole('button', { name: '編集を続ける' }).click();
    await expect(page.getByLabel('ひとこと')).toHaveValue('よろしくお願いします');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '通信エラー' })).toBeVisible();
    await expect(page.getByLabel('ひとこと')).toHaveValue('よろしくお願いします');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByText('保存しました')).toBeVisible();
    await page.goto('/guest/edit-profile');
    await expect(page.getByRole('heading', { name: 'キャストに表示される内容' })).toBeVisible();
    await expectCleanScreen(page, 'what casts see of a guest');
  });
});

const BANK = {
  bankName: 'みずほ銀行',
  bankCode: '0001',
  branchName: '東京営業部',
  branchCode: '001',
  accountType: 'ORDINARY',
  accountNumber: '1234567',
  accountHolder: 'ヤマダ ハナコ',
} as const;

test("a cast's registration goes on with another device where she left it", async ({
  page,
  openBrowser,
  request,
}) => {
  const phone = newPhone();
  await askForCode(page, phone, 'キャストとして登録する');
  await page.getByLabel('認証コード', { exact: true }).fill(await arrivedCode(request, phone));
  await expect(page.getByRole('heading', { name: '報酬の代理受領' })).toBeVisible();
  await agreeToRegister(page);
  await page.getByLabel('氏名（本名）').fill('山田 花子');
  await page.getByLabel('氏名（カナ）').fill('ヤマダ ハナコ');
  await chooseBirthday(page, await youngestYear(page));
  await expect(page.getByText('申し訳ございませんが')).toBeVisible();
  await chooseBirthday(page, '1998');
  await page.getByLabel('メールアドレス').fill('hanako@example.com');
  await page.getByLabel('源氏名（ニックネーム）').fill('ゆづき');
  await page.getByRole('button', { name: '保存して次へ（1/4）' }).click();
  await expect(page.getByRole('heading', { name: '振込先口座' })).toBeVisible();

  const other = await openBrowser();
  await signIn(other, phone, 2);
  await expect(other.getByRole('heading', { name: '振込先口座' })).toBeVisible();
  await other.getByRole('button', { name: '前の手順へ戻る' }).click();
  await expect(other.getByLabel('氏名（本名）')).toHaveValue('山田 花子');
  await expect(other.getByLabel('源氏名（ニックネーム）')).toHaveValue('ゆづき');
});

/** A cast with all four steps done, by the calls that the browser would make. */
async function registeredCast(request: Parameters<typeof enter>[0], nickname: string) {
  const { phone, token, firebaseToken } = await enter(request, 2);
  const account = {
    name: '山田 花子',
    nameKana: 'ヤマダ ハナコ',
    birthday: '1998-07-07',
    email: 'hanako@example.com',
    nickname,
  };
  const body = { firebase_token: firebaseToken, ...account };
  await callApi(request, profileRoutes.putAccountInfo, { body });
  await callApi(request, bankRoutes.putBankAccount, { token, body: BANK });
  await callApi(request, profileRoutes.putStore, { token, body: newStore() });
  const profile = { shortProfile: '', selfIntro: '', detail: {}, tags: [] };
  await agree(request, token);
  await callApi(request, profileRoutes.putCastProfile, { token, body: profile });
  return phone;
}

test('a cast changes her mail by a code, and her name by an operator', async ({ page, request }) => {
  const nickname = 'るりこ';
  const phone = await registeredCast(request, nickname);
  const mail = `${phone}@example.jp`;
  await signIn(page, phone, 2, '/cast/account-info');
  await test.step('mail', async () => {
    await page.getByRole('link', { name: 'メールアドレスを変更する' }).click();
    await page.getByLabel('新しいメールアドレス').fill(mail);
    await page.getByRole('button', { name: '認証コードを送信する' }).click();
    await expect(page.getByLabel('認証コード', { exact: true })).toBeVisible();
    await expectCleanScreen(page, 'the code of a new mail address');
    await page.getByLabel('認証コード', { exact: true }).fill(await arrivedCode(request, mail));
    await expect(page.getByText(mail)).toBeVisible();
    await expectCleanScreen(page, 'account info');
  });
  await test.step('name', async () => {
    await page.getByRole('link', { name: '変更を申請する' }).click();
    await page.getByRole('button', { name: '変更を申請する' }).click();
    await expect(page.getByLabel('変更の理由')).toHaveAccessibleDescription(/変更の理由を入力してください。/);
    await page.getByLabel('氏名（本名）').fill('佐藤 花子');
    await page.getByLabel('氏名（カナ）').fill('サトウ ハナコ');
    await page.getByLabel('変更の理由').fill('結婚しました。');
    await expectCleanScreen(page, 'a request for another name');
    await page.getByRole('button', { name: '変更を申請する' }).click();
    await expect(page.getByText('申請中')).toBeVisible();
    const line = (await operate('listNameRequests')).split('\n').find((each) => each.includes(nickname))!;
    const [requestId = ''] = line.split(' ');
    expect(await operate('readNameRequest', requestId, '--reason', '申請の確認')).toMatch(
      /registered: .*山田 花子.*\n?.*wanted: .*佐藤 花子/,
    );
    await operate('decideNameRequest', requestId, '--approved', 'true');
    await page.reload();
    await expect(page.getByText('佐藤 花子')).toBeVisible();
  });
  await test.step('her profile as guests see it says what it lacks', async () => {
    await page.goto('/cast/my-profile/preview');
    await expect(page.getByRole('link', { name: '料金を設定する' })).toBeVisible();
    await expect(page.getByRole('link', { name: '自己紹介を入力する' })).toBeVisible();
    await expectCleanScreen(page, "a cast's own profile");
  });
});
