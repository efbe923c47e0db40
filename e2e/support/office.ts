import { createHmac, randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { TOTP, type OperatorRole } from '@yoimachi/domain/operator';
import { productNow } from './dev.ts';
import { operate } from './operator.ts';
import { expect } from './test.ts';

export const PASSWORD = 'いちばん長い夜の約束 7';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows, by RFC 6238; `steps` of thirty seconds from now, since a code counts once. */
async function codeOf(request: APIRequestContext, secret: string, steps = 0): Promise<string> {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  const now = (await productNow(request)).getTime();
  counter.writeBigUInt64BE(BigInt(Math.floor(now / (TOTP.periodSeconds * 1000)) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(number % 10 ** TOTP.digits).padStart(TOTP.digits, '0');
}

/**
 * Types what an authenticator app shows until it is taken; `taken` is what comes then. The clock is everybody's and a step may end while its
 * code is on the way: whoever sees one refused types the next.
 */
export async function typeCode(page: Page, secret: string, taken: Locator, steps = 0): Promise<void> {
  const patience = { timeout: 6_000 };
  await expect(async () => {
    if (!(await taken.isVisible()))
      await page.getByLabel('確認コード').fill(await codeOf(page.request, secret, steps), patience);
    await expect(taken).toBeVisible(patience);
  }).toPass({ timeout: 45_000 });
}

export interface Colleague {
  readonly name: string;
  readonly mail: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Letters alone: an operator's name has no digits. */
const newName = () => `op${randomUUID().replaceAll(/[^a-f]/g, '')}`.slice(0, 14);

/** Somebody new of the staff, who takes the invitation in this browser and is in the office then. */
export async function joinOffice(page: Page, role: OperatorRole): Promise<Colleague> {
  const name = newName();
  const mail = `${name}@example.jp`;
  const said = await operate('create-operator', '--name', name, '--mail', mail, '--role', role);
  const [, path] = /https?:\/\/[^/]+(\/admin\/invite#\S+)/.exec(said)!;
  await page.goto(path!);
  await page.getByLabel('新しいパスワード', { exact: true }).fill(PASSWORD);
  await page.getByLabel('新しいパスワード（確認）').fill(PASSWORD);
  await page.getByRole('button', { name: 'パスワードを設定する' }).click();
  await page.getByRole('button', { name: '認証アプリ: 設定する' }).click();
  const secret = (await page.getByText('読み取れない場合は').locator('code').innerText()).replaceAll(
    /\s/g,
    '',
  );
  await typeCode(page, secret, page.getByText('この画面を閉じると'), -1);
  const recoveryCodes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  await page.getByLabel('安全な場所に保存しました').check();
  await page.getByRole('button', { name: '運営画面へ進む' }).click();
  // On a phone the navigation is behind its button.
  await expect(page.getByRole('heading', { name: 'ホーム' })).toBeVisible();
  return { name, mail, secret, recoveryCodes };
}

/** Mail and password; the second factor comes next. */
export async function typePassword(page: Page, mail: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('メールアドレス').fill(mail);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
}

type Row = Readonly<Record<string, unknown>>;

/** Of a list that others fill too, only the rows of this test. It is asked for by itself, so also while the page goes. */
export async function showOnly(page: Page, path: RegExp, isOwn: (row: Row) => boolean): Promise<void> {
  await page.route(path, async (route) => {
    try {
      const response = await route.fetch();
      if (!response.ok()) return await route.fulfill({ response });
      const { items } = (await response.json()) as { items: readonly Row[] };
      await route.fulfill({ response, json: { items: items.filter(isOwn), nextCursor: null } });
    } catch (error) {
      if (!page.isClosed() && !/disposed|closed/.test(String(error))) throw error;
    }
  });
}
