import { readFileSync } from 'node:fs';
import type { APIRequestContext, Download, Locator, Page } from '@playwright/test';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { UserType } from '@yoimachi/domain/account';
import { DAY_MINUTES, dayOf, daysBetween, type Day } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClock, productNow, signIn, tokenOf } from './support/dev.ts';
import { tabTo } from './support/keyboard.ts';
import { enterOffice, hire, STAFF } from './support/office.ts';
import { operate } from './support/operator.ts';
import { giveReward, payableCast } from './support/rewards.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Of a cast who has asked for 5,000 P: when she is paid, and the number the bank knows it by. */
interface Asked {
  readonly payDay: Day;
  readonly number: number;
  readonly phone: string;
}

/** A new cast of many points asks for 5,000 P. */
async function askedPayoff(request: APIRequestContext): Promise<Asked> {
  const phone = await payableCast(request);
  await giveReward(phone, 5_000);
  const token = await tokenOf(request, phone, UserType.CAST);
  await callApi(request, payoffRoutes.requestPayoff, {
    token,
    body: { points: 5_000, transferYen: 4_800 },
  });
  const { items } = await callApi(request, payoffRoutes.listPayoffs, { token });
  const listed = await operate('listDayPayoffs', items[0]!.payDay, '--shelf', 'AWAITING');
  const numbers = [...listed.matchAll(/^(\d+) +\{/gm)].map(([, number]) => Number(number));
  return { phone, payDay: items[0]!.payDay, number: Math.max(...numbers) };
}

/** Somebody of the office in a browser. */
interface Clerk {
  readonly page: Page;
  readonly dialog: Locator;
  readonly press: (button: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>;
}

/** Who works by the keyboard alone, but for what only a mouse or the system can do. */
const atKeyboard = (page: Page): Clerk => ({
  page,
  dialog: page.getByRole('dialog'),
  press: async (button, key) => {
    await tabTo(page, button, key);
    await page.keyboard.press('Enter');
  },
});

/** Goes down so many options of a choice. */
async function goDown({ page }: Clerk, choice: Locator, options: number): Promise<void> {
  await tabTo(page, choice);
  for (let step = 0; step < options; step += 1) await page.keyboard.press('ArrowDown');
}

/** Where one stands, by its own panel: the list of a day shows its first fifty. */
async function expectState(
  page: Page,
  { payDay, number }: { readonly payDay: string; readonly number: number },
  state: string,
): Promise<void> {
  await page.goto(`/admin/payoffs/${payDay}?number=${number}`);
  const panel = page.getByRole('region', { name: 'あおい' });
  await expect(panel.getByText(state, { exact: true })).toBeVisible();
}

/** The one who approves has looked whose account it is. */
async function approveDay({ page, dialog, press }: Clerk, { payDay, number }: Asked): Promise<void> {
  await page.getByRole('link', { name: '精算・振込' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectCleanScreen(page, 'pay days');
  await page.goto(`/admin/payoffs/${payDay}?number=${number}`);
  await expect(page.getByRole('heading', { name: '経過' })).toBeVisible();
  await expectCleanScreen(page, 'a pay day');
  await page.keyboard.press('o');
  await expect(page.getByText('名義が一致しています')).toBeVisible();
  await press(page.getByRole('button', { name: 'すべて承認する' }));
  await expect(dialog.getByText('4,800円を振り込みます')).toHaveCount(2);
  await expectCleanScreen(page, 'what approving all would do');
  await runAll({ page, dialog, press });
}

/** What the dialog shows is done, all of it. */
async function runAll({ page, dialog, press }: Clerk): Promise<void> {
  const run = dialog.getByRole('button', { name: '実行する' });
  await press(run);
  await expect(dialog.getByText(/^(\d+)件中\1件を処理しました$/)).toBeVisible();
  await expect(run).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Another one takes the file to the bank. */
async function exportFile({ page, press }: Clerk): Promise<Download> {
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: '振込ファイルを書き出す' }), 'Shift+Tab');
  const file = await download;
  await press(page.getByRole('button', { name: '受け取りを確定する' }));
  const confirm = page.getByRole('alertdialog');
  await expectCleanScreen(page, 'whether the file was received');
  await press(confirm.getByRole('button', { name: '受け取りを確定する' }));
  await expect(page.getByText('受け取りを確定しました。')).toBeVisible();
  await expect(page.getByText('書き出せる振込はありません。')).toBeVisible();
  return file;
}

const results = (bytes: string | Uint8Array) => ({
  name: 'results.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(bytes),
});

const importButton = (page: Page) => page.getByRole('button', { name: '結果ファイルを取り込む' });
/** It stands at the end of the page. */
const openImport = ({ page, press }: Clerk) => press(importButton(page), 'Shift+Tab');

/** A bank's own CSV, which names no number of ours: which column says what is asked once for each bank. */
async function importByColumns(clerk: Clerk, asked: Asked): Promise<void> {
  const { page, dialog, press } = clerk;
  const { phone, number } = asked;
  const csv = results(
    `口座番号,お受取人,金額,処理結果\r\n${phone.slice(-7)},ｻﾄｳ ｱｵｲ,"4,800",済\r\n合計,,"4,800",計\r\n`,
  );
  const bank = `みなと銀行${number}`;
  await openImport(clerk);
  const format = dialog.getByLabel('ファイルの形式');
  await dialog.getByLabel('ファイルを選択').setInputFiles(results(`${number},PAID`));
  await expect(dialog.getByText('1行目を読み取れません')).toBeVisible();
  await expectCleanScreen(page, 'a file of results that cannot be read');
  await tabTo(page, format);
  await page.keyboard.press('End');
  await dialog.getByLabel('ファイルを選択').setInputFiles(csv);

  await tabTo(page, dialog.getByLabel('銀行の名前'));
  await page.keyboard.insertText(bank);
  await goDown(clerk, dialog.getByRole('radio', { name: /^受付番号/ }), 1);
  for (const [index, column] of ['口座番号', '受取人（カナ）', '金額', '結果'].entries())
    await goDown(clerk, dialog.getByLabel(`${column}の列`), index + 1);
  await press(dialog.getByRole('button', { name: '保存して読み取る' }));
  await expect(dialog.getByText('振込済みまたは組戻しの値を選択してください。')).toBeVisible();
  await goDown(clerk, dialog.getByLabel('「済」の意味'), 1);
  await goDown(clerk, dialog.getByLabel('「計」の意味'), 3);
  await expect(dialog.getByText('振込済み1件・組戻し0件と読み取れます。')).toBeVisible();
  await expectCleanScreen(page, "the columns of a bank's CSV");
  await press(dialog.getByRole('button', { name: '保存して読み取る' }));
  await expect(page.getByText('銀行のCSVの形式を保存しました。')).toBeVisible();
  await takeIn(clerk, number);
  await expectState(page, asked, '振込済み');

  // The bank says it again; its columns are known now.
  await openImport(clerk);
  await expect(format.locator('option:checked')).toHaveText(`${bank}のCSV`);
  await dialog.getByLabel('ファイルを選択').setInputFiles(csv);
  await takeIn(clerk, number);
  await expect(importButton(page)).toBeFocused();
}

/** What the file says of a payoff that was found is looked at once more, and written. */
async function takeIn(clerk: Clerk, number: number): Promise<void> {
  const { dialog, press } = clerk;
  const found = dialog.getByLabel('該当する精算').locator('option:checked');
  await expect(found).toContainText(`受付番号 ${number}（`);
  await press(dialog.getByRole('button', { name: '内容を確認する' }));
  await expect(dialog.getByText(`受付番号 ${number}`)).toBeVisible();
  await runAll(clerk);
}

/** A statement of the office's own account (入出金取引明細), with what came back to it on a day. */
function statementOf(day: Day, amountYen: number): Uint8Array {
  const n = (value: number, count: number) => String(value).padStart(count, '0');
  const on = day.slice(2).replaceAll('-', '');
  const data = `2${n(1, 8)}${on}${on}111${n(amountYen, 12)}${n(0, 32)}   ${n(0, 10)}`;
  const records = ['103', `${data}${'ｸﾐﾓﾄﾞｼ ｻﾄｳ ｱｵｲ'.padEnd(78)}`, '8', '9'];
  // Half-width kana are above 0xFF60 in a text and above 0xA0 in the file.
  return Uint8Array.from(records.map((record) => record.padEnd(200)).join(''), (sign) =>
    sign.codePointAt(0)! > 0xff ? sign.codePointAt(0)! - 0xfec0 : sign.codePointAt(0)!,
  );
}

/** The bank sends one back that it had transferred; that another has the same name and sum, too, is left to the operator. */
async function importReturned(clerk: Clerk, { payDay, number }: Asked): Promise<void> {
  const { page, dialog } = clerk;
  await openImport(clerk);
  await dialog.getByLabel('ファイルの形式').selectOption({ label: '全銀 入出金取引明細' });
  await dialog.getByLabel('ファイルを選択').setInputFiles(results(statementOf(payDay, 4_800)));
  await expect(dialog.getByText('候補が複数あります。選択してください。')).toBeVisible();
  await expectCleanScreen(page, 'who it may be that a transfer came back from');
  const label = `受付番号 ${number}（金額・受取人が一致・振込済み）`;
  await dialog.getByLabel('該当する精算').selectOption({ label });
  await takeIn(clerk, number);
}

test('a pay day goes from approval by one over the file of another to the answers of the bank', async ({
  page,
  request,
  openBrowser,
}) => {
  const other = await openBrowser();
  const approver = STAFF.finance;
  const exporter = await hire('finance');
  const paid = await askedPayoff(request);
  const back = await askedPayoff(request);
  await enterOffice(page, approver);
  await approveDay(atKeyboard(page), back);

  const clerk = atKeyboard(other);
  await enterOffice(other, exporter);
  for (const one of [paid, back]) await expectState(other, one, '書き出し前');
  const file = await exportFile(clerk);
  const lines = new TextDecoder('shift_jis').decode(readFileSync(await file.path()));
  expect(lines.split('ｻﾄｳ ｱｵｲ')).toHaveLength(3);
  await expect(other.getByRole('list', { name: '書き出したファイル' })).toContainText(`${exporter}さん`);

  await moveClock(daysBetween(dayOf(await productNow(request)), paid.payDay) * DAY_MINUTES);
  // The session of the office has ended meanwhile.
  await enterOffice(other, exporter, `/admin/payoffs/${back.payDay}?number=${back.number}`);
  await importByColumns(clerk, back);
  await importReturned(clerk, back);
  await clerk.press(other.getByRole('button', { name: '残りをすべて振込済みにする' }));
  await runAll(clerk);
  await expect(other.getByText('すべて取込済み')).toBeVisible();
  await expectState(other, paid, '振込済み');
  await expectState(other, back, '組戻し');
  for (const did of [`承認${approver}さん`, `組戻し${exporter}さん`])
    await expect(other.getByRole('listitem').filter({ hasText: did })).toBeVisible();

  const [, month, day] = back.payDay.split('-').map(Number);
  await signIn(page, back.phone, UserType.CAST, '/cast/payoff');
  await expect(page.getByText('未振込')).toBeVisible();
  await expect(page.getByText(`理由：組戻し（${month}月${day}日に返金）`)).toBeVisible();
  await expectCleanScreen(page, 'a payoff that came back');
  const token = await tokenOf(request, paid.phone, UserType.CAST);
  const { items } = await callApi(request, payoffRoutes.listPayoffs, { token });
  expect(items[0]).toMatchObject({ status: 'TRANSFERRED', transferYen: 4_800 });
});
