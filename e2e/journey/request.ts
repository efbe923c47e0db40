import { expect } from '@playwright/test';
import { formatMinute } from '@yoimachi/domain/time';
import { expectCleanScreen } from '../axe.ts';
import { choose } from '../support/choose.ts';
import { openTab, sendButton } from '../support/guest.ts';
import { holdPosts } from '../support/hold.ts';
import { DEMO_CAST_PHONE } from '../support/people.ts';
import { expectBalance, pointsText } from '../support/points.ts';
import { BOUGHT_POINTS, PLACE, type Heroine, type Story } from './story.ts';

export async function findCast({ guest }: Story, heroine: Heroine): Promise<void> {
  await expectCleanScreen(guest, 'search');
  await choose(guest.getByRole('radiogroup', { name: '日付' }).getByRole('radio', { name: /^明日/ }));
  await guest.getByRole('combobox', { name: 'キーワード' }).fill(heroine.nickname);
  const card = guest
    .getByRole('listitem')
    .filter({ hasText: heroine.storeName })
    .filter({ hasText: heroine.nickname });
  await expect(card).toHaveCount(1);
  await guest.getByRole('button', { name: '絞り込み' }).click();
  await expect(guest.getByRole('dialog')).toBeVisible();
  await expectCleanScreen(guest, 'filters');
  await guest.getByRole('button', { name: /人(以上)?を表示/ }).click();
  const kept = await holdPosts(guest, '**/v1/favorites');
  await card.getByRole('button', { name: `${heroine.nickname}さんをお気に入りに登録` }).click();
  await openTab(guest, 'お気に入り');
  await expect(guest.getByRole('heading', { name: 'お気に入り', level: 1 })).toBeVisible();
  // However slow her heart is, she is in the list.
  kept();
  await expectCleanScreen(guest, 'favourites');
  await guest.getByRole('link', { name: heroine.nickname }).click();
  await expect(guest.getByRole('heading', { name: heroine.nickname, level: 1 })).toBeVisible();
  await expectCleanScreen(guest, "a cast's profile");
}

export async function sendRequest({ guest }: Story, heroine: Heroine): Promise<void> {
  const { day, startMinute } = heroine;
  await guest.getByRole('button', { name: '同伴をリクエスト' }).click();
  const sheet = guest.getByRole('dialog');
  await sheet.getByLabel('日付').selectOption(day);
  await sheet.getByRole('radio', { name: formatMinute(startMinute) }).check();
  await expect(sheet.getByText('60分', { exact: true })).toBeVisible();
  await sheet.getByLabel('待ち合わせ場所').fill(PLACE);
  await sheet.getByRole('button', { name: '内訳を見る' }).click();
  await expect(sheet.getByText('有償ポイント')).toBeVisible();
  await expectCleanScreen(guest, 'request sheet');
  await sendButton(sheet).click();
  const popup = guest.getByRole('alertdialog');
  await expect(popup.getByText(`${pointsText(2 * heroine.price30)}を仮押さえしました。`)).toBeVisible();
  await expectCleanScreen(guest, 'request sent');
  await popup.getByRole('button', { name: '予約を確認する' }).click();
  await expect(guest.getByText('返信待ち')).toBeVisible();
  await expectCleanScreen(guest, 'pending booking of the guest');
  await guest.getByRole('button', { name: '戻る' }).click();
  await guest.getByRole('button', { name: '戻る' }).click();
  await openTab(guest, '予約');
  await expect(guest.getByRole('listitem').getByText('返信待ち')).toBeVisible();
  await expectBalance(guest, BOUGHT_POINTS - 2 * heroine.price30);
  await expectCleanScreen(guest, 'bookings of the guest');
}

export async function approve({ guest, cast, nickname }: Story): Promise<void> {
  await cast.goto('/dev');
  await cast.getByLabel('ニックネーム・電話番号でさがす').fill(DEMO_CAST_PHONE);
  await cast.getByRole('button', { name: 'さがす' }).click();
  await cast.getByRole('button', { name: /^このタブでログイン/ }).click();
  await expect(cast.getByRole('heading', { name: '新着リクエスト' })).toBeVisible();
  await cast.getByRole('link', { name: nickname }).waitFor();
  await expectCleanScreen(cast, "the cast's home");
  await cast.getByRole('link', { name: nickname }).click();
  await cast.getByRole('button', { name: '承認する' }).waitFor();
  await expectCleanScreen(cast, 'pending booking of the cast');
  await cast.getByRole('button', { name: '承認する' }).click();
  const dialog = cast.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectCleanScreen(cast, 'approval asked');
  await dialog.getByRole('button', { name: '承認する' }).click();
  await expect(cast.getByText('リクエストを承認しました')).toBeVisible();
  await expect(guest.getByText('明日', { exact: true })).toBeVisible();
  await expect(guest.getByRole('listitem').getByText('返信待ち')).toBeHidden();
}
