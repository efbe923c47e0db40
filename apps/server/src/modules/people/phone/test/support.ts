import type { CodePurpose } from '@yoimachi/domain/phone';
import { accountRoutes } from '@yoimachi/contract/account';
import { phoneRoutes as routes } from '@yoimachi/contract/phone';
import { lastCode, newPhone, type Person, type TestApp } from '../../../../test-support/index.ts';
import { newBrowser, type Browser } from '../../account/test/support.ts';

type Purpose = Exclude<CodePurpose, 'PHONE_CHECK'>;

/** Has a code sent to a number for a purpose, and reads it. */
export async function codeTo(
  app: TestApp,
  phone: string,
  purpose: Purpose,
  { browserId, address }: Browser,
): Promise<string> {
  await app.ok(accountRoutes.sendCode, { body: { phone, browserId, botCheck: '', purpose }, address });
  return lastCode(app, phone);
}

/** Asks for another number, proved by a code on it. */
export async function askChange(
  app: TestApp,
  person: Person,
  phone = newPhone(),
  browser: Browser = newBrowser(),
) {
  const code = await codeTo(app, phone, 'CHANGE_PHONE', browser);
  const body = { phone, confirmation: phone, browserId: browser.browserId, code };
  return { phone, body, answer: await app.call(routes.changePhone, { body }, person) };
}

export interface LostOptions {
  readonly phone?: string;
  readonly name?: string;
  readonly birthday?: string;
  readonly browser?: Browser;
}

/** Asks for a new number in place of a lost one. */
export async function askLost(app: TestApp, oldPhone: string, options: LostOptions = {}) {
  const { phone = newPhone(), name = 'たくみ', birthday = '1985-04-01', browser = newBrowser() } = options;
  const code = await codeTo(app, phone, 'LOST_NUMBER', browser);
  const body = {
    oldPhone,
    name,
    birthday,
    phone,
    browserId: browser.browserId,
    code,
    reason: '機種変更のため',
  };
  const { address } = browser;
  return { phone, body, answer: await app.call(routes.askLostNumber, { body, address }) };
}

export const waitingChange = async (app: TestApp): Promise<string> =>
  (
    await app.db
      .selectFrom('phone_change')
      .select('id')
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow()
  ).id;

export const waitingRequest = async (app: TestApp): Promise<string> =>
  (
    await app.db
      .selectFrom('lost_number')
      .select('id')
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow()
  ).id;

/** What a number was told by SMS but codes, oldest first. */
export async function told(app: TestApp, phone: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', '=', `+81${phone.slice(1)}`)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body).filter((body) => !body.includes('認証コード：'));
}
