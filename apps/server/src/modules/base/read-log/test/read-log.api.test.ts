import { beforeEach, expect, test } from 'vitest';
import { fail, ok } from '@yoimachi/domain/result';
import { READS_A_DAY, READS_KEPT_DAYS } from '@yoimachi/domain/read-log';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import { callAsOperator } from '#desk/operator';
import { adminRoutes } from '@yoimachi/contract/admin';
import { OPERATORS, signUpGuest, typed, useRewoundApp } from '../../../../test-support/index.ts';
import { registeredCast } from '../../../people/profile/test/registered.ts';
import { personalTables } from '../../../../personal-tables.ts';
import { closed, openedForAct, readPrivately } from '../index.ts';

const app = useRewoundApp({ alone: true, config: { logLevel: 'silent' } });
beforeEach(() =>
  app.db.updateTable('operator').set({ role: 'support' }).where('id', '=', OPERATORS.suzuki.id).execute(),
);

const read = (accountId: string, reason = '本人からの問い合わせ', by = 'sato') =>
  typed(app, 'readPerson', accountId, '--reason', reason, '--operator', by);
const log = (...words: string[]) => typed(app, 'listReads', ...words, '--operator', 'tanaka');
const rows = () => app.db.selectFrom('private_read').selectAll().orderBy('id').execute();
const alerts = () =>
  app.db.selectFrom('operator_alert').select('payload').where('kind', '=', 'OPERATOR_READ_CEILING').execute();

const NAMED = { name: '印南 花子', nameKana: 'インナミ ハナコ', email: 'innami@mark.example' };

test('a read leaves who read what of whom, when and why', async () => {
  const cast = await registeredCast(app, NAMED);
  const shown = await read(cast.userId);
  expect(shown).toContain('name: 印南 花子');
  expect(shown).toContain('email: innami@mark.example');
  expect(shown).toContain(`phone: +81${cast.phone.slice(1)}`);
  expect(await rows()).toMatchObject([
    {
      operator_id: OPERATORS.sato.id,
      at: app.clock.now(),
      kind: 'PERSON',
      account_id: cast.userId,
      shown: 1,
      reason: '本人からの問い合わせ',
    },
  ]);
  expect(await log('--account-id', cast.userId)).toMatch(/ sato +PERSON +.* 1 +本人からの/);
});

test('a guest is read, too; what is not found leaves nothing', async () => {
  const guest = await signUpGuest(app);
  expect(await read(guest.userId)).toContain(`phone: +81${guest.phone.slice(1)}`);
  await expect(read(app.context.ids.newId())).rejects.toThrow('NOT_FOUND');
  const absent = { params: { accountId: app.context.ids.newId() }, body: { reason: 'x' } };
  const handle = async (context: Parameters<typeof readPrivately>[0]) => {
    const person = { kind: 'PERSON', operator: OPERATORS.sato, reason: 'x', subject: '' } as const;
    return readPrivately(context, person, async () => fail('NOT_FOUND'));
  };
  const act = { name: 'readPerson' as const, route: adminRoutes.readPerson, handle };
  expect(await callAsOperator(app.context, act, absent, OPERATORS.sato)).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  expect(await rows()).toHaveLength(1);
});

test('without a reason nothing is shown and nothing kept', async () => {
  const cast = await registeredCast(app, NAMED);
  await expect(read(cast.userId, '　 ')).rejects.toThrow('REASON_REQUIRED');
  await expect(typed(app, 'readPerson', cast.userId, '--operator', 'sato')).rejects.toThrow('--reason');
  await expect(typed(app, 'readPerson', cast.userId, '--reason', 'x')).rejects.toThrow('--operator');
  expect(await rows()).toEqual([]);
});

test('a read that cannot be kept shows nothing', async () => {
  const cast = await registeredCast(app, NAMED);
  await app.db.schema.alterTable('private_read').renameTo('private_read_away').execute();
  await expect(read(cast.userId)).rejects.toThrow('private_read');
  await app.db.schema.alterTable('private_read_away').renameTo('private_read').execute();
  expect(await rows()).toEqual([]);
});

test('beyond the ceiling of a day nothing is shown, and who is on call hears of it once', async () => {
  const guest = await signUpGuest(app);
  for (let count = 0; count < READS_A_DAY.PERSON; count++) await read(guest.userId);
  await expect(read(guest.userId)).rejects.toThrow('READ_CEILING');
  await expect(read(guest.userId)).rejects.toThrow('READ_CEILING');
  expect(await rows()).toHaveLength(READS_A_DAY.PERSON);
  await app.work();
  expect(await alerts()).toEqual([{ payload: { operatorId: OPERATORS.sato.id, call: 'readPerson' } }]);
  const alarms = await app.db.selectFrom('on_call_alarm').select('id').execute();
  expect(alarms).toHaveLength(1);
  // Each operator and each day for itself.
  expect(await read(guest.userId, 'x', 'suzuki')).toContain('phone:');
  await app.moveBy(DAY_MINUTES);
  expect(await read(guest.userId)).toContain('phone:');
});

test('reads at the same time do not pass the ceiling together', async () => {
  const guest = await signUpGuest(app);
  const most = READS_A_DAY.PERSON;
  const person = { kind: 'PERSON', operator: OPERATORS.sato, reason: 'x', subject: '' } as const;
  const context = { ...app.context, crypto: closed(app.context.crypto) };
  const open = async () => ok({ accountId: guest.userId, rows: 1, answer: 'shown' });
  const tried = await Promise.all(
    Array.from({ length: most + 8 }, () => readPrivately(context, person, open)),
  );
  expect(tried.filter(({ ok: isShown }) => isShown)).toHaveLength(most);
  expect(await rows()).toHaveLength(most);
});

test('the log stays as it is, and goes with age alone', async () => {
  const guest = await signUpGuest(app);
  await read(guest.userId);
  await expect(app.db.updateTable('private_read').set({ reason: 'y' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(app.db.deleteFrom('private_read').execute()).rejects.toThrow('append-only');
  const { aged } = personalTables.private_read!;
  const after = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MINUTES * 60_000);
  expect(await aged!(app.db, after(READS_KEPT_DAYS - 1), 10)).toBe(0);
  expect(await aged!(app.db, after(READS_KEPT_DAYS + 1), 10)).toBe(1);
  expect(await rows()).toEqual([]);
  // What let them go ended with its transaction.
  await read(guest.userId);
  await expect(app.db.deleteFrom('private_read').execute()).rejects.toThrow('append-only');
});

test('only an owner looks at the log, by operator, person, kind and day', async () => {
  const [one, other] = [await signUpGuest(app), await signUpGuest(app)];
  await read(one.userId);
  await read(other.userId, 'x', 'suzuki');
  await expect(typed(app, 'listReads', '--operator', 'suzuki')).rejects.toThrow('OPERATOR_ROLE');
  expect(await log()).toMatch(/suzuki[^]*sato[^]*2 items$/);
  expect(await log('--operator-id', 'suzuki')).toMatch(/suzuki[^]*\n1 items$/);
  expect(await log('--account-id', one.userId)).toMatch(/sato[^]*\n1 items$/);
  expect(await log('--kind', 'BANK_ACCOUNT')).toContain('0 items');
  expect(await log('--kind', 'PERSON', '--day', '2026-11-20')).toMatch(/2 items$/);
  await expect(log('--kind', 'x')).rejects.toThrow('--kind is missing or not understood');
  await expect(log('--day', 'x')).rejects.toThrow('--day is missing or not understood');
  await expect(log('--operator-id', 'nobody')).rejects.toThrow('--operator-id is missing or not understood');
});

test('an operator is given nothing that opens a sealed text', async () => {
  const context = { ...app.context, crypto: closed(app.context.crypto) };
  expect('open' in context.crypto).toBe(false);
  expect(closed(context.crypto)).toBe(context.crypto);
  const sealed = context.crypto.seal('印', 'sos.place:x');
  // @ts-expect-error who forgets the log does not get past the types
  expect(() => context.crypto.open(sealed, 'sos.place:x')).toThrow('not a function');
  expect(openedForAct(context).crypto.open(sealed, 'sos.place:x')).toBe('印');
  expect(() => openedForAct({ ...app.context, crypto: { ...context.crypto } })).toThrow('calls alone');
});
