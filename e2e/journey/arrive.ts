import { expect } from '@playwright/test';
import { expectCleanScreen } from '../axe.ts';
import { arrivedCode } from '../support/dev.ts';
import { agreeToRegister, askForCode, openTab } from '../support/guest.ts';
import { GOOD_CARD } from '../support/people.ts';
import { expectBalance, pointsText } from '../support/points.ts';
import { BOUGHT_POINTS, type Story } from './story.ts';

export async function logIn({ guest, request, phone }: Story): Promise<void> {
  await guest.goto('/');
  await expectCleanScreen(guest, 'what strangers see');
  await guest.locator('.hero').getByRole('link', { name: 'ゲストとしてはじめる' }).click();
  await expect(guest.getByRole('heading', { name: 'ログイン・新規登録' })).toBeVisible();
  await guest.goto('/authentication');
  await expect(guest.getByRole('heading', { name: '利用する目的をお選びください' })).toBeVisible();
  await expectCleanScreen(guest, 'guest or cast');
  await askForCode(guest, phone, 'ゲストとして利用する');
  await expectCleanScreen(guest, 'code');
  await guest.getByLabel('認証コード', { exact: true }).fill(await arrivedCode(request, phone));
}

export async function fillInProfile({ guest, nickname }: Story): Promise<void> {
  await agreeToRegister(guest);
  await guest.getByLabel('生年月日 年').selectOption('1985');
  await guest.getByLabel('生年月日 月').selectOption('4');
  await guest.getByLabel('生年月日 日').selectOption('12');
  await expectCleanScreen(guest, "a new guest's account");
  await guest.getByRole('button', { name: '保存して次へ（1/4）' }).click();
  await guest.getByRole('button', { name: 'あとで登録する' }).click();
  await guest.getByLabel('ニックネーム').fill(nickname);
  await expectCleanScreen(guest, 'profile of a new guest');
  await guest.getByRole('button', { name: '登録を完了する' }).click();
  await expect(guest.getByRole('heading', { name: `ようこそ、${nickname}さん` })).toBeVisible();
  await expectCleanScreen(guest, 'welcome');
  await guest.getByRole('button', { name: 'キャストをさがす' }).click();
  await expectBalance(guest, 0);
}

export async function registerCard({ guest, nickname }: Story): Promise<void> {
  await openTab(guest, 'マイページ');
  await expect(guest.getByText(`${nickname}さん`)).toBeVisible();
  await expectCleanScreen(guest, 'my page');
  await guest.getByRole('link', { name: 'お支払い情報' }).click();
  await guest.getByLabel('登録するカードでの支払いに同意する').check();
  await guest.getByLabel('不足分の自動請求に同意する').check();
  await expectCleanScreen(guest, 'card');
  await guest.getByRole('button', { name: 'カード情報の入力に進む' }).click();
  await guest.getByLabel('カード番号').fill(GOOD_CARD);
  await guest.getByLabel('有効期限（月/年）').fill('08/40');
  await guest.getByLabel('セキュリティコード').fill('123');
  await expectCleanScreen(guest, "the provider's card form");
  await guest.getByRole('button', { name: '本人認証へ進む' }).click();
  await expectCleanScreen(guest, '3-D Secure');
  await guest.getByRole('button', { name: '認証する', exact: true }).click();
  await expect(guest.getByText('カードを登録しました')).toBeVisible();
  await expectCleanScreen(guest, 'registered card');
}

export async function buyPoints({ guest }: Story): Promise<void> {
  await guest.getByRole('link', { name: 'ポイントを購入する' }).click();
  await guest.getByRole('radio', { name: pointsText(BOUGHT_POINTS) }).check();
  await expectCleanScreen(guest, 'points to buy');
  await guest.getByRole('button', { name: '内容を確認する' }).click();
  await expect(guest.getByText(`0P → ${pointsText(BOUGHT_POINTS)}`)).toBeVisible();
  await expectCleanScreen(guest, 'last page before buying');
  await guest.getByRole('button', { name: 'この内容で購入する' }).click();
  await guest.getByRole('button', { name: '認証する', exact: true }).click();
  await expect(guest.getByText('購入が完了しました')).toBeVisible();
  await expectCleanScreen(guest, 'bought');
  await guest.getByRole('link', { name: 'キャストをさがす' }).click();
  await expectBalance(guest, BOUGHT_POINTS);
}
