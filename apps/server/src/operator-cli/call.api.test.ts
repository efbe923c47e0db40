import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminRoutes } from '@yoimachi/contract/admin';
import { allRoutes } from '@yoimachi/contract/table';
import fastify from 'fastify';
import { bindRoutes } from '../platform/http/index.ts';
import {
  OPERATORS,
  signUpCast,
  signUpGuest,
  startTestApp,
  typed,
  type TestApp,
} from '../test-support/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ alone: true });
});
afterEach(() => app.close());

const operator = (name: string, ...words: string[]) => typed(app, name, ...words);
const suspend = (accountId: string) =>
  operator('suspendAccount', accountId, '--take-fee', 'false', '--reason', '確認', '--operator', 'sato');
const audited = () =>
  app.db
    .selectFrom('operator_audit')
    .select(['operator_id', 'operator_role', 'at', 'call', 'targets', 'outcome'])
    .orderBy('id')
    .execute();

test('keeps who did what to whom and when, with the act, and of what was refused the reason', async () => {
  const { userId: accountId } = await signUpGuest(app);
  const { id: operator_id, role: operator_role } = OPERATORS.sato;
  const sato = { operator_id, operator_role, at: app.clock.now(), targets: { accountId } };
  await suspend(accountId);
  expect(await audited()).toEqual([{ ...sato, call: 'suspendAccount', outcome: 'DONE' }]);
  const words = ['liftSuspension', accountId, '--reason', '本人と電話で確認', '--operator', 'sato'] as const;
  await operator(...words);
  await expect(operator(...words)).rejects.toThrow('CONFLICT');
  const rows = await audited();
  expect(rows.slice(1)).toEqual([
    { ...sato, call: 'liftSuspension', outcome: 'DONE' },
    { ...sato, call: 'liftSuspension', outcome: 'CONFLICT' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('電話');
});

test('an act that cannot be kept is not done', async () => {
  const { userId: accountId } = await signUpGuest(app);
  await app.db.schema.alterTable('operator_audit').renameTo('operator_audit_away').execute();
  await expect(suspend(accountId)).rejects.toThrow('operator_audit');
  const { suspended_at } = await app.db
    .selectFrom('account')
    .select('suspended_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect(suspended_at).toBe(null);
});

test('a refused act leaves nothing but its refusal', async () => {
  const { userId: accountId } = await signUpCast(app);
  await expect(operator('liftSuspension', accountId, '--reason', 'x', '--operator', 'sato')).rejects.toThrow(
    'CONFLICT',
  );
  expect(await audited()).toMatchObject([
    { call: 'liftSuspension', targets: { accountId }, outcome: 'CONFLICT' },
  ]);
  await expect(operator('addPackage', '--points', '499', '--operator', 'sato')).rejects.toThrow(
    'PURCHASE_TOO_SMALL',
  );
  expect((await audited())[1]).toMatchObject({ targets: {}, outcome: 'PURCHASE_TOO_SMALL' });
});

test('what was kept stays as it is', async () => {
  const { userId: accountId } = await signUpGuest(app);
  await suspend(accountId);
  await expect(app.db.updateTable('operator_audit').set({ outcome: 'x' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(app.db.deleteFrom('operator_audit').execute()).rejects.toThrow('append-only');
});

test('no call of people is an operator’s, and none of operators is made with a member’s token', async () => {
  expect(Object.values(allRoutes).filter(({ who }) => (who as string) === 'operator')).toEqual([]);
  const token = await (await signUpGuest(app)).token();
  for (const [name, { method, path, who }] of Object.entries(adminRoutes)) {
    expect(who, name).toBe('operator');
    const url = path.replace(/:(\w+)/g, () => app.context.ids.newId());
    const knock = (base: string) =>
      app.app.http.inject({
        method,
        url: base + url,
        headers: { authorization: `Bearer ${token}` },
        ...(method !== 'DELETE' && method !== 'GET' && { payload: {} }),
      });
    expect((await knock('/admin/v1')).json(), path).toMatchObject({ code: 'OFFICE_LOGIN_REQUIRED' });
    expect((await knock('/v1')).statusCode, path).toBe(404);
  }
  const handlers = { handleAlert: async () => expect.unreachable() };
  const deps = {
    access: { authenticate: async () => expect.unreachable(), isSessionOpen: async () => true },
    clock: app.clock,
  };
  const bind = () => bindRoutes(fastify(), { handleAlert: adminRoutes.handleAlert }, handlers, deps);
  expect(bind).toThrow('Calls of operators: handleAlert');
});

test('what an operator acts on is named by ids, numbers and days alone', () => {
  for (const [name, route] of Object.entries(adminRoutes)) {
    const shape: object = 'params' in route ? route.params.shape : {};
    for (const key of Object.keys(shape))
      expect(key, name).toMatch(/Id$|Day$|^stage$|^number$|^lot$|^code$|^kind$|^audience$|^queue$/);
  }
});

test('who is an operator is an act of an owner, kept like any other', async () => {
  const owner = ['--operator', 'tanaka'];
  const disable = (name: string, isDisabled: string, by: readonly string[]) =>
    operator('switchOperator', name, '--is-disabled', isDisabled, ...by);
  await operator('addOperator', '--name', 'kimura', '--role', 'support', ...owner);
  await operator('changeRole', 'Ｋimura', '--role', 'finance', ...owner);
  expect(await disable('kimura', 'true', owner)).toContain('isDisabled: true');
  await expect(disable('kimura', 'false', ['--operator', 'suzuki'])).rejects.toThrow('OPERATOR_ROLE');
  await operator('changeRole', 'sato', '--role', 'finance', ...owner);
  await expect(disable('tanaka', 'true', owner)).rejects.toThrow('LAST_OWNER');
  const { id } = await app.db
    .selectFrom('operator')
    .select('id')
    .where('name', '=', 'kimura')
    .executeTakeFirstOrThrow();
  const targets = { operatorId: id };
  expect(await audited()).toMatchObject([
    { call: 'addOperator', outcome: 'DONE', operator_id: OPERATORS.tanaka.id, operator_role: 'owner' },
    { call: 'changeRole', outcome: 'DONE', targets },
    { call: 'switchOperator', outcome: 'DONE', targets },
    { call: 'switchOperator', outcome: 'OPERATOR_ROLE', targets, operator_id: OPERATORS.suzuki.id },
    { call: 'changeRole', outcome: 'DONE', targets: { operatorId: OPERATORS.sato.id } },
    { call: 'switchOperator', outcome: 'LAST_OWNER', targets: { operatorId: OPERATORS.tanaka.id } },
  ]);
});
