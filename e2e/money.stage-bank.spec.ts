import type { APIRequestContext } from '@playwright/test';
import { bankRoutes } from '@yoimachi/contract/bank';
import { profileRoutes } from '@yoimachi/contract/profile';
import { stageRoutes } from '@yoimachi/contract/stage';
import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { signIn, tokenOf } from './support/dev.ts';
import { agree, DEMO_CAST_PHONE, enter, newStore } from './support/people.ts';
import { pressKey } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const bankAccount = {
  bankName: 'みずほ銀行',
  bankCode: '0001',
  branchName: '東京営業部',
  branchCode: '001',
  accountType: 'ORDINARY',
  accountNumber: '7654321',
  accountHolder: 'ヤマダ ハナコ',
} as const;

/** A cast whose first step is saved, created by the calls the browser would make. */
async function newCast(request: APIRequestContext): Promise<{ phone: string; token: string }> {
  const { phone, firebaseToken: firebase_token, token } = await enter(request, UserType.CAST);
  const person = { name: '山田 花子', nameKana: 'ヤマダ ハナコ', birthday: '1998-07-07', nickname: 'はなこ' };
  await callApi(request, profileRoutes.putAccountInfo, {
    body: { firebase_token, ...person, email: 'hanako@example.com' },
  });
  await agree(request, token);
  return { phone, token };
}

test('a bank account is found, converted and checked while it is typed, and masked afterwards', async ({
  page,
  request,
}) => {
  const cast = await newCast(request);
  await signIn(page, cast.phone, 2);
  const save = page.getByRole('button', { name: '保存して次へ（2/4）' });
  const holder = page.getByLabel('口座名義（カナ）');
  await save.click();
  await expect(page.getByText('銀行名を入力してください。')).toBeVisible();
  await page.getByRole('combobox', { name: '銀行名' }).fill('ﾐｽﾞﾎ');
  await expect(page.getByRole('option', { name: 'みずほ銀行' })).toBeVisible();
  await expectCleanScreen(page, 'banks to choose from');
  await pressKey(page.getByRole('combobox', { name: '銀行名' }));
  await expect(page.getByRole('combobox', { name: '銀行名' })).toHaveValue('みずほ銀行（0001）');
  await page.getByRole('combobox', { name: '支店名' }).fill('001');
  await page.getByRole('option', { name: '東京営業部' }).click();
  await holder.fill('山田,花子');
  await expect(page.getByText('使用できない文字：山 田 , 花 子')).toBeVisible();
  await holder.fill('やまだ　たろう');
  await expect(page.getByText('ヤマダ タロウ')).toBeVisible();
  await expect(page.getByText('ご登録の氏名（ヤマダ ハナコ）と一致していません。')).toBeVisible();
  await holder.fill('やまだ　はなこ');
  await expect(page.getByText('ご登録の氏名と一致しています。')).toBeVisible();

  await page.getByText('ゆうちょ銀行の記号・番号で入力する').click();
  await page.getByRole('textbox', { name: /^記号/ }).fill('10530');
  await page.getByRole('textbox', { name: /^番号/ }).fill('12345671');
  await expect(page.getByText('〇五八（058）')).toBeVisible();
  await expectCleanScreen(page, 'an account of Yucho');
  await save.click();
  await page.getByRole('heading', { name: '在籍店舗' }).waitFor();

  await callApi(request, profileRoutes.putStore, { token: cast.token, body: newStore() });
  const profile = { shortProfile: '', selfIntro: '', detail: {}, tags: [] };
  await callApi(request, profileRoutes.putCastProfile, { token: cast.token, body: profile });
  await signIn(page, cast.phone, 2, '/cast/bank-account');
  await expect(page.getByText('***4567')).toBeVisible();
  await expect(page.getByText('ゆうちょ銀行（9900）')).toBeVisible();
  await expectCleanScreen(page, 'the stored account');
  await page.getByRole('button', { name: '口座を変更する' }).click();
  await page.getByRole('radio', { name: '貯蓄' }).check();
  await page.getByRole('button', { name: '変更を保存する' }).click();
  await expect(page.getByText('口座番号は7桁の数字で入力してください。')).toBeVisible();
  await page.getByRole('radio', { name: '普通' }).check();
  await page.getByRole('button', { name: '変更を保存する' }).click();
  await expect(page.getByText('***4567')).toBeVisible();
});

test('a cast invites another by her link', async ({ page, request, openBrowser }) => {
  const token = await tokenOf(request, DEMO_CAST_PHONE, 2);
  await signIn(page, DEMO_CAST_PHONE, 2, '/cast/stage');
  await expect(page.getByText('キャスト仲間を招待してステージアップしましょう。')).toBeVisible();
  await expect(page.getByRole('img', { name: '招待リンクのQRコード' })).toBeVisible();
  await expectCleanScreen(page, 'stages');
  const { referral } = await callApi(request, stageRoutes.searchStageSetting, { token });

  const friend = await newCast(request);
  await callApi(request, bankRoutes.putBankAccount, { token: friend.token, body: bankAccount });
  await callApi(request, profileRoutes.putStore, { token: friend.token, body: newStore() });
  const tab = await openBrowser();
  await tab.goto(`/authentication?ref=${referral.code}`);
  await expect(tab.getByLabel('携帯電話番号')).toBeVisible();
  await signIn(tab, friend.phone, 2, '/authentication/cast');
  await tab.getByRole('button', { name: '登録を完了する' }).click();
  await expect(tab.getByRole('heading', { name: 'ご登録ありがとうございます' })).toBeVisible();
  const waiting = async () =>
    (await callApi(request, stageRoutes.searchStageSetting, { token })).referral.waiting;
  await expect.poll(waiting).toBe(referral.waiting + 1);
  await page.reload();
  await expect(page.getByText(`登録中・初回の同伴待ち：${referral.waiting + 1}人`)).toBeVisible();
});
