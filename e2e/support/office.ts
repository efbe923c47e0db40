import { createHmac } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { profileRoutes } from '@yoimachi/contract/profile';
import { TOTP, type OperatorRole } from '@yoimachi/domain/operator';
import { callApi } from './api.ts';
import { productNow } from './dev.ts';
import { operate } from './operator.ts';
import type { NewGuest } from './people.ts';
import { expect } from './test.ts';

/** The demo's staff, one of each role. */
export const STAFF = { owner: 'tanaka', finance: 'sato', support: 'suzuki', reviewer: 'mori' } as const;
/** Who joins them where a walk needs another one. */
const NEWCOMER = 'yamada';

export const PASSWORD = 'いちばん長い夜の約束 7';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Somebody new of the staff, beside the demo's; the name. */
export async function hire(role: OperatorRole): Promise<string> {
  await operate('addOperator', '--name', NEWCOMER, '--role', role);
  return NEWCOMER;
}

async function operatorId(name: string): Promise<string> {
  const line = (await operate('list-operators')).split('\n').find((one) => one.endsWith(`  ${name}`));
  return line!.split(' ', 1)[0]!;
}

/** Signs a browser in to the office without a password, and shows a screen of it. How one comes in is walked in admin.door. */
export async function enterOffice(page: Page, name: string, path = '/admin'): Promise<void> {
  const data = { operator_id: await operatorId(name) };
  const answer = await page.request.post('/dev/office', { data });
  expect(answer.ok(), `${name} is of the staff`).toBe(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** What an authenticator app shows now, by RFC 6238. */
async function codeOf(request: APIRequestContext, secret: string): Promise<string> {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  const now = (await productNow(request)).getTime();
  counter.writeBigUInt64BE(BigInt(Math.floor(now / (TOTP.periodSeconds * 1000))));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(number % 10 ** TOTP.digits).padStart(TOTP.digits, '0');
}

/** Types what an authenticator app shows. Each counts once: who has typed one moves the clock by a minute before the next. */
export async function typeCode(page: Page, secret: string): Promise<void> {
  await page.getByLabel('確認コード').fill(await codeOf(page.request, secret));
}

export interface Colleague {
  readonly name: string;
  readonly mail: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Somebody new of the staff, who takes the invitation in this browser and is in the office then. */
export async function takeInvitation(page: Page, role: OperatorRole): Promise<Colleague> {
  const [name, mail] = [NEWCOMER, `${NEWCOMER}@example.jp`];
  await hire(role);
  const said = await operate('inviteOperator', name, '--mail', mail);
  const [, path] = /https?:\/\/[^/]+(\/admin\/invite#\S+)/.exec(said)!;
  await page.goto(path!);
  await page.getByLabel('新しいパスワード', { exact: true }).fill(PASSWORD);
  await page.getByLabel('新しいパスワード（確認）').fill(PASSWORD);
  await page.getByRole('button', { name: 'パスワードを設定する' }).click();
  await page.getByRole('button', { name: '認証アプリ: 設定する' }).click();
  const typed = page.getByText('読み取れない場合は').locator('code');
  const secret = (await typed.innerText()).replaceAll(/\s/g, '');
  await typeCode(page, secret);
  await expect(page.getByText('この画面を閉じると')).toBeVisible();
  const recoveryCodes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  await page.getByLabel('安全な場所に保存しました').check();
  await page.getByRole('button', { name: '運営画面へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'ホーム' })).toBeVisible();
  return { name, mail, secret, recoveryCodes };
}

/** Mail and password; the second factor comes next. */
export async function typePassword(page: Page, mail: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('メールアドレス').fill(mail);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
}

/** Where the office shows a guest. */
export async function memberPath(request: APIRequestContext, { token }: NewGuest): Promise<string> {
  const { userId } = await callApi(request, profileRoutes.getGuestProfile, { token });
  return `/admin/members/${userId}`;
}
