import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { UserType } from '@yoimachi/domain/account';
import { dayOf, daysBetween, type Day } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClock, productNow, tokenOf } from './support/dev.ts';
import { joinOffice } from './support/office.ts';
import { operate } from './support/operator.ts';
import { giveReward, payableCast } from './support/rewards.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A cast who has asked for 5,000 P; when she is paid, and the number the bank knows it by. */
async function askedPayoff(
  request: APIRequestContext,
): Promise<{ readonly payDay: Day; readonly number: number; readonly phone: string }> {
  const phone = await payableCast(request);
  await giveReward(phone, 5_000);
  const token = await tokenOf(request, phone, UserType.CAST);
  await callApi(request, payoffRoutes.requestPayoff, { token, body: { points: 5_000, transferYen: 4_800 } });
  const { items } = await callApi(request, payoffRoutes.listPayoffs, { token });
  const listed = await operate('payoffs', '--status', 'awaiting_approval');
  const numbers = [...listed.matchAll(/(?:^|\n)(\d+) {2}[^\n]*5000 P/g)].map(([, number]) => Number(number));
  return { payDay: items[0]!.payDay, number: Math.max(...numbers), phone };
}

/** Where one stands, by its own panel: the list of a day shows its first fifty. */
async function expectState(
  page: Page,
  { payDay, number }: { readonly payDay: string; readonly number: number },
  state: string,
): Promise<void> {
  await page.goto(`/admin/payoffs/${payDay}?number=${number}`);
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '経過' }) })
    .first();
  await expect(panel.locator('header').getByText(state)).toBeVisible();
}

test('a pay day goes from approval over one file to the answers of the bank', async ({ page, request }) => {
  const paid = await askedPayoff(request);
  const back = await askedPayoff(request);
  await operate('payoff-consignor', '1234567890', 'ﾖｲﾏﾁ', '0001', '100', '7654321');
  await joinOffice(page, 'finance');
  await page.getByRole('link', { name: '精算・振込' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectCleanScreen(page, 'pay days');
  await page.goto(`/admin/payoffs/${paid.payDay}?number=${back.number}`);
  const panel = page.getByRole('heading', { name: '経過' });
  await expect(panel).toBeVisible();
  await expectCleanScreen(page, 'a pay day');

  await page.getByRole('button', { name: '5分間表示する' }).click();
  await expect(page.getByText('名義が一致しています')).toBeVisible();
  await page.getByRole('button', { name: 'すべて承認する' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('4,800円を振り込みます').first()).toBeVisible();
  await expectCleanScreen(page, 'what approving all would do');
  await dialog.getByRole('button', { name: '実行する' }).click();
  await expect(dialog.getByRole('button', { name: '実行する' })).toBeDisabled();
  await dialog.getByRole('button', { name: '閉じる' }).last().click();
  for (const one of [paid, back]) await expectState(page, one, '書き出し前');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '振込ファイルを書き出す' }).click();
  const bytes = readFileSync(await (await download).path());
  expect(new TextDecoder('shift_jis').decode(bytes)).toContain('ｻﾄｳ ｱｵｲ');
  await page.getByRole('button', { name: '受け取りを確定する' }).click();
  const confirm = page.getByRole('alertdialog');
  await expectCleanScreen(page, 'whether the file was received');
  await confirm.getByRole('button', { name: '受け取りを確定する' }).click();
  await expect(page.getByText('受け取りを確定しました。')).toBeVisible();
  await expect(page.getByText('書き出せる振込はありません。')).toBeVisible();

  await moveClock(request, daysBetween(dayOf(await productNow(request)), paid.payDay) * 24 * 60);
  await page.reload();
  // The session has idled away meanwhile.
  await expect(page.getByLabel('メールアドレス')).toBeVisible();
  await joinOffice(page, 'finance');
  await page.goto(`/admin/payoffs/${paid.payDay}`);
  await page.getByRole('button', { name: '結果ファイルを取り込む' }).click();
  const results = (text: string) => ({
    name: 'results.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await dialog.getByLabel('ファイルを選択').setInputFiles(results(`${back.number},PAID`));
  await expect(dialog.getByText('1行目を読み取れません')).toBeVisible();
  await expectCleanScreen(page, 'a file of results that cannot be read');
  await dialog.getByLabel('ファイルを選択').setInputFiles(results(`${back.number},RETURNED,口座なし`));
  await dialog.getByRole('button', { name: '実行する' }).click();
  await expect(dialog.getByText('完了')).toBeVisible();
  await dialog.getByRole('button', { name: '閉じる' }).last().click();

  await page.getByRole('button', { name: '残りをすべて振込済みにする' }).click();
  await dialog.getByRole('button', { name: '実行する' }).click();
  await expect(dialog.getByRole('button', { name: '実行する' })).toBeDisabled();
  await dialog.getByRole('button', { name: '閉じる' }).last().click();
  await expect(page.getByText('すべて取込済み')).toBeVisible();
  await expectState(page, paid, '振込済み');
  const seenBy = async (phone: string) => {
    const token = await tokenOf(request, phone, UserType.CAST);
    return (await callApi(request, payoffRoutes.listPayoffs, { token })).items[0];
  };
  expect(await seenBy(paid.phone)).toMatchObject({ status: 'TRANSFERRED', transferYen: 4_800 });
  expect(await seenBy(back.phone)).toMatchObject({ status: 'NOT_TRANSFERRED' });
});
