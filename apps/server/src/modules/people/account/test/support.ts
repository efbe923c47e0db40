import { accountRoutes as routes } from '@yoimachi/contract/account';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { lastCode, type TestApp } from '../../../../test-support/index.ts';

export interface Browser {
  readonly browserId: string;
  /** Each browser in these tests has an address of its own by default. */
  readonly address: string;
}

let made = 0;

export const newBrowser = (): Browser => ({
  browserId: crypto.randomUUID(),
  address: `198.51.${Math.floor(++made / 250)}.${(made % 250) + 1}`,
});

export const send = (
  app: TestApp,
  phone: string,
  { browserId, address }: Browser = newBrowser(),
  purpose?: BodyInputOf<typeof routes.sendCode>['purpose'],
) => app.call(routes.sendCode, { body: { phone, browserId, botCheck: '', purpose }, address });

export const verify = (app: TestApp, phone: string, { browserId, address }: Browser, code: string) =>
  app.call(routes.verifyCode, { body: { phone, browserId, code }, address });

/** A code other than the one sent. */
export async function wrongCode(app: TestApp, phone: string): Promise<string> {
  return (await lastCode(app, phone)) === '000000' ? '111111' : '000000';
}

/** Sends a code and voids it by guessing: five wrong attempts. */
export async function guessAway(app: TestApp, phone: string, browser: Browser): Promise<void> {
  await app.ok(routes.sendCode, {
    body: { phone, browserId: browser.browserId, botCheck: '' },
    address: browser.address,
  });
  const wrong = await wrongCode(app, phone);
  for (let tries = 0; tries < 5; tries++) await verify(app, phone, browser, wrong);
}

/** Signs a browser in by SMS. */
export async function signIn(app: TestApp, phone: string, browser: Browser = newBrowser()) {
  const { browserId, address } = browser;
  await app.ok(routes.sendCode, { body: { phone, browserId, botCheck: '' }, address });
  return app.ok(routes.verifyCode, { body: { phone, browserId, code: await lastCode(app, phone) }, address });
}
