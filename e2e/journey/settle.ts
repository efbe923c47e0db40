import { expect } from '@playwright/test';
import { profileRoutes } from '@yoimachi/contract/profile';
import { expectCleanScreen } from '../axe.ts';
import { callApi } from '../support/api.ts';
import { tokenOf } from '../support/dev.ts';
import { openTab } from '../support/guest.ts';
import { DEMO_CAST_PHONE } from '../support/people.ts';
import { bookingLines, expectBalance, pointsText } from '../support/points.ts';
import { BOUGHT_POINTS, type Heroine, type Story } from './story.ts';

export async function readGuestBooks({ guest, request, phone }: Story, heroine: Heroine): Promise<void> {
  const due = 2 * heroine.price30;
  await guest.getByRole('link', { name: '予約の詳細を見る' }).click();
  await expect(guest.getByText('利用ポイント')).toBeVisible();
  await expectCleanScreen(guest, 'settled booking of the guest');
  for (let step = 0; step < 2; step += 1) await guest.getByRole('button', { name: '戻る' }).click();
  await expectBalance(guest, BOUGHT_POINTS - due);
  await openTab(guest, 'マイページ');
  await guest.getByRole('link', { name: 'ポイント利用履歴' }).click();
  await expect(guest.getByText('利用確定')).toBeVisible();
  await expectCleanScreen(guest, "the guest's points");
  expect(await bookingLines(request, await tokenOf(request, phone, 1))).toEqual([
    { kind: 'HOLD', points: -due, usedPoints: 0 },
    { kind: 'HOLD', points: -heroine.price15, usedPoints: 0 },
    { kind: 'USE', points: 0, usedPoints: due },
    { kind: 'RELEASE', points: heroine.price15, usedPoints: 0 },
  ]);
}

export async function readCastBooks({ cast, request }: Story, heroine: Heroine): Promise<void> {
  const due = 2 * heroine.price30;
  const reward = due - Math.floor((due * heroine.feePercent) / 100);
  const token = await tokenOf(request, DEMO_CAST_PHONE, 2);
  const { rewardPoints } = await callApi(request, profileRoutes.castHome, { token });
  expect(rewardPoints).toBe(heroine.points + reward);
  await cast.getByRole('button', { name: '戻る' }).click();
  await openTab(cast, 'マイページ');
  await cast.getByRole('link', { name: 'ポイント獲得・精算履歴' }).click();
  await expect(cast.getByText(`残高 ${pointsText(rewardPoints)}`)).toBeVisible();
  await expectCleanScreen(cast, "the cast's points");
}

export async function review({ guest, cast, nickname }: Story): Promise<void> {
  await guest.getByRole('button', { name: /利用確定/ }).click();
  await guest.getByRole('dialog').getByRole('link', { name: '予約を見る' }).click();
  await guest.getByRole('radiogroup', { name: '評価' }).getByRole('radio', { name: 'また会いたい' }).check();
  await expectCleanScreen(guest, "the guest's review");
  await guest.getByRole('button', { name: '評価を送信する' }).click();
  await expect(guest.getByText('評価を送信しました。ご協力ありがとうございました。')).toBeVisible();
  await expect(guest.getByText('おたがいの評価がそろうか、受付期間の終了後に表示されます')).toBeVisible();

  await cast
    .getByRole('button', { name: /同伴報酬/ })
    .filter({ hasText: nickname })
    .click();
  await cast.getByRole('dialog').getByRole('link', { name: '予約を見る' }).click();
  await cast.getByRole('radiogroup', { name: '評価' }).getByRole('radio', { name: 'また会いたい' }).check();
  await expectCleanScreen(cast, "the cast's review");
  await cast.getByRole('button', { name: '評価を送信する' }).click();
  await expect(cast.getByText('評価を送信しました。ご協力ありがとうございました。')).toBeVisible();
  await expectCleanScreen(cast, 'reviewed booking of the cast');
  // The third is a choice of his own tag for her.
  await expect(guest.getByText('また会いたい')).toHaveCount(3);
}
