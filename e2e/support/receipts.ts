import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { receiptRoutes, type Receipt } from '@yoimachi/contract/receipt';
import { numberText } from '@yoimachi/domain/receipt';
import { readPdf } from '../../apps/server/src/test-support/read-pdf.ts';
import { expectCleanScreen } from '../axe.ts';
import { callApi } from './api.ts';
import { tabTo } from './keyboard.ts';
import { guestWith } from './people.ts';

/** A receipt of a new guest under that name. */
export async function issuedReceipt(
  request: APIRequestContext,
  name: string,
): Promise<{ readonly receipt: Receipt; readonly phone: string }> {
  const { phone, token } = await guestWith(request, { points: 10_000 });
  const { items } = await callApi(request, receiptRoutes.openPurchases, { token });
  const purchaseIds = items.flatMap(({ purchases }) => purchases.map(({ purchaseId }) => purchaseId));
  const body = { purchaseIds, name, honorific: '様' as const };
  return { receipt: await callApi(request, receiptRoutes.issueReceipt, { token, body }), phone };
}

/** Opens the act of a receipt by the keyboard. */
async function askAct(page: Page, number: number, act: string): Promise<void> {
  const button = page.getByRole('button', { name: `${numberText(number)}：${act}` });
  await tabTo(page, button, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The paper of a receipt, as it is printed for an operator. */
async function paperOf(page: Page, number: number, act: string): Promise<string> {
  await askAct(page, number, act);
  const download = page.waitForEvent('download');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'PDFを保存' }));
  await page.keyboard.press('Enter');
  const paper = await readFile(await (await download).path());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return (await readPdf(paper)).replaceAll('\n', '');
}

/** Another name for it: void, and another one under the next number that is free. */
export async function correctName(page: Page, { number, name }: Receipt, right: string): Promise<number> {
  await askAct(page, number, '宛名を訂正');
  const form = page.getByRole('dialog');
  await tabTo(page, form.getByLabel('正しい宛名'));
  await page.keyboard.press('Enter');
  await expect(form.getByText('宛名と敬称が、訂正前と同じです。')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(right);
  await expectCleanScreen(page, 'the name of a receipt before it is corrected');
  await page.keyboard.press('Enter');
  await expect(page.getByText('宛名を訂正し、')).toBeVisible();
  const row = (addressee: string) =>
    page.getByRole('row').filter({ has: page.getByRole('cell', { name: `${addressee} 様`, exact: true }) });
  await expect(row(name)).toContainText('取消済み');
  await expect(row(right)).toContainText(`有効${numberText(number)} を訂正`);
  const said = /(No\. \d+) に差し替え/.exec(await row(name).innerText())![1]!;
  return Number(said.replace('No. ', ''));
}

/** Which receipt stands in the place of which, and what is on their papers. */
export async function expectReplaced(page: Page, receipt: Receipt, next: number): Promise<void> {
  await askAct(page, next, '履歴');
  const history = page.getByRole('dialog');
  await expect(history.getByText(`${numberText(receipt.number)} → ${numberText(next)}`)).toBeVisible();
  await expectCleanScreen(page, 'the history of a receipt');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `${numberText(next)}：履歴` })).toBeFocused();
  const again = await paperOf(page, next, '再発行');
  for (const part of ['再発行日', numberText(next), '¥12,100-']) expect(again).toContain(part);
  const voided = await paperOf(page, receipt.number, '取消済みの控え');
  for (const part of ['取消済み', `${numberText(next)} の領収書に差し替えました。`])
    expect(voided).toContain(part);
  expect(voided).not.toContain('再発行');
}
