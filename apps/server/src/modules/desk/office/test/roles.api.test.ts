import { acts, adminRoutes, mayAct, type AdminCall } from '@yoimachi/contract/admin';
import { OPERATOR_ROLES } from '@yoimachi/domain/operator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { openBrowser, signedIn, type Browser } from './browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NOBODY = '00000000-0000-7000-8000-000000000099';
const names = Object.keys(adminRoutes) as AdminCall[];
/** Ids that nobody has: whoever may call learns that there is no such thing, or what is missing. */
const params = Object.fromEntries(
  names.flatMap((name) => [...adminRoutes[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [key!, NOBODY])),
);
/** Without a body or query: who may not make the call learns nothing of what is missing. */
const knock = (browser: Browser, name: AdminCall) => browser.call(name, { params: params as never });

async function browserOf(role: (typeof OPERATOR_ROLES)[number]): Promise<Browser> {
  const { suzuki } = OPERATORS;
  await app.db.updateTable('operator').set({ role }).where('id', '=', suzuki.id).execute();
  return (await signedIn(app, suzuki)).browser;
}

test.each(OPERATOR_ROLES)('a %s makes the calls of the table and no other', async (role) => {
  const browser = await browserOf(role);
  for (const name of names) {
    const { status, code, details } = await knock(browser, name);
    if (mayAct(role, name)) expect(code, name).not.toBe('OPERATOR_ROLE');
    else expect([code, status, details], name).toEqual(['OPERATOR_ROLE', 403, undefined]);
  }
});

test('nobody makes any without a session', async () => {
  const browser = openBrowser(app);
  for (const name of names) expect((await knock(browser, name)).code, name).toBe('OFFICE_LOGIN_REQUIRED');
});

test('whatever changes or reads something leaves its row, done or refused', async () => {
  const browser = await browserOf('owner');
  const count = async () =>
    (
      await app.db
        .selectFrom('operator_audit')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  for (const name of names.filter(
    (one) => adminRoutes[one].method !== 'GET' || 'isStreamed' in adminRoutes[one],
  )) {
    const before = await count();
    const { code } = await knock(browser, name);
    expect(await count(), name).toBe(code === 'VALIDATION' ? before : before + 1);
  }
});

test('what its call does not read of a query is named by every list', async () => {
  const browser = await browserOf('owner');
  for (const name of names.filter((one) => adminRoutes[one].method === 'GET')) {
    const query = { unread: '1' } as never;
    const { status, details } = await browser.call(name, { params: params as never, query });
    expect([status, details], name).toMatchObject([400, { field: 'unread' }]);
  }
});

test('every role has something to do, and the owner everything', () => {
  for (const role of OPERATOR_ROLES) expect(names.some((name) => mayAct(role, name))).toBe(true);
  for (const name of names) expect(acts[name].roles, name).toContain('owner');
});
