import { expect } from '@playwright/test';
import { formatMinute, instantAt } from '@yoimachi/domain/time';
import { expectCleanScreen } from '../axe.ts';
import { moveClockTo } from '../support/dev.ts';
import { expectAmount, pointsText } from '../support/points.ts';
import { callForHelpAlone } from './sos.ts';
import type { Heroine, Story } from './story.ts';

export async function moveToAnHourBefore(
  { tools, request }: Story,
  { day, startMinute }: Heroine,
): Promise<void> {
  // The night before is more work than a press of a button waits for.
  await moveClockTo(request, instantAt(day, startMinute - 120));
  await tools.goto('/dev');
  // Nobody of the demo meets before.
  await tools.getByRole('button', { name: '次の予約の60分前へ' }).click();
  await expect(tools.getByRole('time')).toContainText(formatMinute(startMinute - 60));
  await expectCleanScreen(tools, 'development tools');
}

export async function arrive({ guest, cast, nickname }: Story): Promise<void> {
  const card = cast.getByRole('listitem').filter({ hasText: nickname });
  await expect(guest.getByRole('listitem').getByText('本日', { exact: true })).toBeVisible();
  await expect(cast.getByText(nickname)).toBeVisible();
  await expectCleanScreen(cast, "the cast's home on the day");
  await card.getByRole('button', { name: '到着しました' }).click();
  await expect(cast.getByText('到着を記録しました')).toBeVisible();
  await card.getByRole('button', { name: '到着を取り消す' }).click();
  await expect(cast.getByText('到着を取り消しました')).toBeVisible();
  await card.getByRole('button', { name: '到着しました' }).click();
  // An hour before the start nothing runs yet.
  await expect(card.getByText('到着済み', { exact: true })).toBeVisible();
  await expect(guest.getByRole('listitem').getByText('到着済み', { exact: true })).toBeVisible();
}

/** Ten minutes of the hour are left for the rest, however slow the machine. */
export async function askForMore({ guest, tools }: Story, { day, startMinute }: Heroine): Promise<void> {
  const minute = formatMinute(startMinute + 50);
  await tools.getByLabel('日時（日本時間）').fill(`${day}T${minute}`);
  await tools.getByRole('button', { name: 'この日時へ進める' }).click();
  await expect(tools.getByRole('time')).toContainText(minute);
  // Every answer brings the new time; the card links to the day screen before and after it.
  await guest.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(guest.getByText('現在の料金')).toBeVisible();
  await expectCleanScreen(guest, 'meeting, guest');
  await guest.getByRole('button', { name: 'SOS' }).click();
  await expect(guest.getByRole('dialog')).toBeVisible();
  await expectCleanScreen(guest, 'sos');
  await guest.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
  await callForHelpAlone(guest);
  await guest.getByRole('button', { name: '15分延長する' }).click();
  await expect(guest.getByText('さんの返信をお待ちください。')).toBeVisible();
}

export async function agree({ guest, cast, nickname }: Story, heroine: Heroine): Promise<void> {
  await cast
    .getByRole('listitem')
    .filter({ hasText: nickname })
    .getByRole('link', { name: '当日の画面へ' })
    .click();
  await expect(cast.getByText('15分の延長リクエストが届いています')).toBeVisible();
  await expectCleanScreen(cast, 'meeting, cast, asked for more');
  await cast.getByRole('button', { name: '延長に同意する' }).click();
  await expect(cast.getByText('15分延長しました')).toBeVisible();
  await expect(guest.getByText('さんの返信をお待ちください。')).toBeHidden();
  await expectAmount(guest, 'に終了した場合', 2 * heroine.price30 + heroine.price15);
}

export async function finish({ guest, cast }: Story, heroine: Heroine): Promise<void> {
  await guest.getByRole('button', { name: '終了する' }).click();
  const dialog = guest.getByRole('alertdialog');
  await expect(
    dialog.getByText(`60分・${pointsText(2 * heroine.price30)}で決済を確定します。`),
  ).toBeVisible();
  await expectCleanScreen(guest, 'finish asked');
  await dialog.getByRole('button', { name: '終了する' }).click();
  await expect(guest.getByText(/^\d\d:\d\dに終了しました$/)).toBeVisible();
  await expect(guest.getByText(/^\d+分 → 60分として計算$/)).toBeVisible();
  await expectAmount(guest, '返還', heroine.price15);
  for (const radio of await guest.getByRole('radio').all()) await expect(radio).not.toBeChecked();
  await expectCleanScreen(guest, 'finished, guest');
  await expect(cast.getByText('無事に解散できましたか？')).toBeVisible();
  await expectCleanScreen(cast, 'finished, cast');
  await cast.getByRole('button', { name: '無事に解散しました' }).click();
  await expect(cast.getByText('解散の確認が済んでいます')).toBeVisible();
}
