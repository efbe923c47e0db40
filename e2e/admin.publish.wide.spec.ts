import { readFile } from 'node:fs/promises';
import { expectCleanScreen } from './axe.ts';
import { leaderOf } from './support/demo.ts';
import { signIn } from './support/dev.ts';
import { pressKey } from './support/keyboard.ts';
import { enterOffice, hire, memberPath, STAFF } from './support/office.ts';
import { guestWith, newPhone } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a saved answer is written with variables, refused where it cannot be filled, changed and removed', async ({
  page,
}) => {
  const title = '確認のお知らせ';
  await enterOffice(page, STAFF.support, '/admin/saved-answers');
  await expect(page.getByRole('table')).toBeVisible();
  await expectCleanScreen(page, 'saved answers');
  await page.getByRole('button', { name: '定型文を追加する' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('用途').selectOption({ label: 'お問い合わせの回答' });
  await form.getByLabel('タイトル').fill(title);
  await form.getByLabel('本文').fill('お問い合わせ（{numbre}）を確認しました。');
  await form.getByRole('button', { name: '追加する', exact: true }).click();
  await expect(form.getByText('使えない変数が含まれています。')).toBeVisible();
  await expectCleanScreen(page, 'a saved answer that cannot be filled');
  await form.getByLabel('本文').fill('お問い合わせ（{number}）を確認しました。');
  await expect(form.getByText('お問い合わせ（Y-7KQ2-M9XD）を確認しました。')).toBeVisible();
  await form.getByRole('button', { name: '追加する', exact: true }).click();
  await expect(page.getByText('定型文を追加しました。')).toBeVisible();
  await page.getByRole('button', { name: `「${title}」を変更する` }).click();
  await form.getByLabel('本文').fill('{name}さま、確認しました。');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: '変更を保存する' }).click();
  await expect(page.getByText('定型文を変更しました。')).toBeVisible();
  await expect(page.getByRole('row', { name: title })).toContainText('{name}さま、確認しました。');
  await page.getByRole('button', { name: `「${title}」を削除する` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('定型文を削除しました。')).toBeVisible();
  await expect(page.getByRole('row', { name: title })).toHaveCount(0);
});

test('a district is added, named anew and removed', async ({ page }) => {
  const [name, later] = ['みなとまち', 'さかいみなと'];
  await enterOffice(page, STAFF.support, '/admin/districts?prefecture=31');
  await page.getByRole('button', { name: 'エリアを追加する' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('エリア名').fill(name);
  await form.getByLabel('読み（ひらがな）').fill('カタカナ');
  await form.getByRole('button', { name: '追加する', exact: true }).click();
  await expect(form.getByText('読みは、ひらがな40文字以内で入力してください。')).toBeVisible();
  await expectCleanScreen(page, 'a district that is refused');
  await form.getByLabel('読み（ひらがな）').fill(name);
  await form.getByRole('button', { name: '追加する', exact: true }).click();
  await expect(page.getByText('エリアを追加しました。')).toBeVisible();
  await expectCleanScreen(page, 'districts');
  await page.getByRole('button', { name: `${name}を変更する` }).click();
  await form.getByLabel('エリア名').fill(later);
  await form.getByRole('button', { name: '変更を保存する' }).click();
  await expect(page.getByText('エリアを変更しました。')).toBeVisible();
  await page.getByRole('button', { name: `${later}を削除する` }).click();
  await expect(form.getByText('このエリアに店舗はありません。')).toBeVisible();
  await expectCleanScreen(page, 'a district to be removed');
  await form.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('エリアを削除しました。')).toBeVisible();
  await expect(page.getByRole('row', { name: later })).toHaveCount(0);
});

test('a colleague is put on call for her hours, and taken off', async ({ page }) => {
  const name = STAFF.reviewer;
  const phone = newPhone();
  await enterOffice(page, STAFF.support, '/admin/on-call');
  await page.getByRole('button', { name: '当番を追加する' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '追加する', exact: true }).click();
  await expect(form.getByText('担当者を選択してください。')).toBeVisible();
  await expectCleanScreen(page, 'on call without a name');
  await form.getByLabel('担当者').selectOption({ label: name });
  await form.getByLabel('携帯電話番号').fill('12');
  await form.getByRole('button', { name: '追加する', exact: true }).click();
  await expect(form.getByLabel('携帯電話番号')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('携帯電話番号').fill(phone);
  await form.getByRole('button', { name: '追加する', exact: true }).click();
  await expect(page.getByText('当番を追加しました。')).toBeVisible();
  const row = page.getByRole('row', { name });
  await expect(row).not.toContainText(phone);
  await expectCleanScreen(page, 'who is on call');
  await row.getByRole('button', { name: '外す' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '外す' }).click();
  await expect(page.getByText('当番を外しました。')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('two operators make a file of a member, which is fetched once', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await guestWith(request);
  await enterOffice(page, STAFF.support, await memberPath(request, guest));
  await page.getByRole('button', { name: '変更する' }).click();
  await page.getByRole('menuitem', { name: '個人データの書き出しを申請する' }).click();
  const reason = 'ご本人の開示請求';
  await page.getByRole('dialog').getByRole('textbox', { name: '理由' }).fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: '申請する' }).click();
  await expect(page.getByText('書き出しを申請しました。')).toBeVisible();

  const other = await openBrowser();
  await enterOffice(other, await hire('support'), '/admin/queues/acts');
  const waiting = other.getByRole('region', { name: '二人目の承認の一覧' }).getByRole('link');
  await pressKey(waiting.filter({ hasText: '個人データの書き出し' }));
  await expect(other.getByText(reason)).toBeVisible();
  await other.getByRole('button', { name: '書き出しを承認する' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '書き出しを承認する' }).click();
  await expect(other.getByText('書き出しを承認しました。')).toBeVisible();

  await page.goto('/admin/settings');
  const exports = page.getByRole('region', { name: 'データの書き出し' });
  await exports.getByRole('button', { name: 'ダウンロードする' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'ダウンロードする' }).click();
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as object;
  expect(JSON.stringify(file)).toContain(guest.phone.slice(-8));
  await expect(exports.getByText('ダウンロード済み')).toBeVisible();
  await expectCleanScreen(page, 'files that were fetched');
});

test('a cast is taken out of the rankings with a reason, not seen there by a guest, and put back', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await openBrowser();
  await signIn(guest, (await guestWith(request)).phone, 1, '/guest/ranking');
  const name = await leaderOf(request, {});
  const seen = guest.getByRole('list', { name: '評価が高い' });
  const ranked = async () => {
    await guest.reload();
    await expect(seen).toBeVisible();
    return seen.getByRole('link', { name, exact: true });
  };
  await expect(await ranked()).toHaveCount(1);

  await enterOffice(page, STAFF.support, '/admin/rankings');
  const row = page.getByRole('table', { name: '順位の一覧' }).getByRole('row', { name });
  await expect(row).toContainText('1位');
  await expectCleanScreen(page, 'rankings');
  await row.getByRole('button', { name: `${name}さんをランキングから外す` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('最後の日').fill('2020-01-01');
  await form.getByRole('button', { name: '外す' }).click();
  await expect(form.getByText('理由を入力してください。')).toBeVisible();
  await expect(form.getByText('最初の日以降で、本日から')).toBeVisible();
  await expectCleanScreen(page, 'a cast who is taken out of the rankings without a reason');
  await form.getByLabel('最後の日').fill('');
  await form.getByRole('textbox', { name: '理由' }).fill('評価の調査中のため');
  await form.getByRole('button', { name: '外す' }).click();
  await expect(page.getByText('ランキングから外しました。')).toBeVisible();
  await expect(row).toHaveCount(0);
  const taken = page.getByRole('listitem').filter({ hasText: '評価の調査中のため' });
  await expect(taken).toContainText('除外中');
  await expectCleanScreen(page, 'rankings without a cast');
  await expect(await ranked()).toHaveCount(0);

  await taken.getByRole('button', { name: `${name}さんをランキングに戻す` }).click();
  await form.getByRole('textbox', { name: '理由' }).fill('調査が終わったため');
  await form.getByRole('button', { name: '戻す' }).click();
  await expect(page.getByText('ランキングに戻しました。')).toBeVisible();
  await expect(row).toContainText('1位');
  await expect(taken).toContainText('解除済み');
  await expect(await ranked()).toHaveCount(1);
});
