import { randomUUID } from 'node:crypto';
import { accountRoutes } from '@yoimachi/contract/account';
import type { Route } from '@yoimachi/contract/route';
import { CODE_TTL_MINUTES, numberBlock, toE164, UserType } from '@yoimachi/domain/account';
import { addMinutes } from '@yoimachi/domain/time';
import { replaceCode } from '../apps/server/src/modules/people/account/code.store.ts';
import { withTransaction } from '../apps/server/src/platform/database/index.ts';
import { signUpGuest, type Person } from '../apps/server/src/test-support/people.ts';
import type { TestApp } from '../apps/server/src/test-support/start.ts';
import { times, type BenchApp } from './people.ts';
import type { PreparedCall, PreparedCalls } from './protocol.ts';

const CODE = '123456';

const callOf = (route: Route, body: object): PreparedCall => ({
  method: 'POST',
  path: `/v1${route.path}`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function prepare(
  app: BenchApp,
  count: number,
  make: (guest: Person) => Promise<PreparedCall>,
): Promise<PreparedCalls> {
  const calls = await times(count, async () => make(await signUpGuest(app as TestApp)));
  return { calls, nowIso: app.clock.now().toISOString() };
}

/** Guests to each of whom a code was sent, and the calls by which they sign in. */
export const prepareLogins = (app: BenchApp, count: number): Promise<PreparedCalls> =>
  prepare(app, count, async ({ phone }) => {
    const { clock, context } = app;
    const [id, browserId, sentAt] = [context.ids.newId(), randomUUID(), clock.now()];
    const e164 = toE164(phone);
    if (!e164.ok) throw new Error(`${phone} is no number`);
    const code = {
      id,
      browserId,
      sentAt,
      purpose: 'LOGIN' as const,
      address: '203.0.113.1',
      isFirst: true,
      phoneIndex: context.crypto.phoneIndex(e164.value),
      blockIndex: context.crypto.phoneIndex(numberBlock(e164.value)),
      codeHash: context.crypto.hashSecret(CODE, `sms-code:${id}`),
      expiresAt: addMinutes(sentAt, CODE_TTL_MINUTES),
    };
    await withTransaction(app.db, (trx) => replaceCode(trx, code));
    return callOf(accountRoutes.verifyCode, { phone, browserId, code: CODE });
  });

/** Guests with a session, and the calls by which they renew it. */
export const prepareRefreshes = (app: BenchApp, count: number): Promise<PreparedCalls> =>
  prepare(app, count, async (guest) => {
    await guest.token();
    const body = { firebase_token: await guest.firebaseToken(), user_type: UserType.GUEST };
    return callOf(accountRoutes.refreshTokens, body);
  });
