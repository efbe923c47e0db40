import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operatorNameKey, type OperatorRef } from '@yoimachi/domain/operator';
import { guestWithPoints, OPERATORS, typed, useTestApp } from '../../../../test-support/index.ts';
import { approveAct, declineAct, proposeAct } from '#desk/operator-act';
import { actingOperator, addOperator, changeOperator, listOperators } from '../index.ts';

const app = useTestApp();
const { tanaka, sato, suzuki } = OPERATORS;
// There is one owner here.
beforeAll(() => app.db.updateTable('operator').set({ role: 'finance' }).where('id', '=', sato.id).execute());
const refused = (code: string) => ({ ok: false, error: { code } });
const operator = (name: string, ...words: string[]) => typed(app, name, ...words);
const add = (name: string, by: OperatorRef | undefined = tanaka) =>
  addOperator(app.context, { name, role: 'support', by });
const change = (
  name: string,
  what: Parameters<typeof changeOperator>[1]['change'],
  by: OperatorRef = tanaka,
) => changeOperator(app.context, { name, change: what, by });

describe('a name', () => {
  test.each([
    ' sato',
    'sato\t',
    'sa to',
    'ｓａｔｏ',
    'SATO',
    'sa\u200bto',
    'sa\u3164to',
    'sa\u00adto',
    'satō',
    'sat0',
  ])('%j is sato’s, whoever types it', async (typedName) => {
    expect(await actingOperator(app.db, typedName)).toEqual({
      ok: true,
      value: { id: sato.id, name: 'sato' },
    });
    expect(await add(typedName)).toMatchObject(refused('OPERATOR_NAME_TAKEN'));
  });

  test.each([
    ['sаto', 'OPERATOR_NAME_SCRIPTS'],
    ['佐藤sato', 'OPERATOR_NAME_SCRIPTS'],
    ['\u200b', 'OPERATOR_NAME_MISSING'],
    ['12', 'OPERATOR_NAME_LETTERS'],
    ['nobody', 'OPERATOR_UNKNOWN'],
  ])('%j is refused: %s', async (typedName, code) => {
    expect(await actingOperator(app.db, typedName)).toMatchObject(refused(code));
    if (code !== 'OPERATOR_UNKNOWN') expect(await add(typedName)).toMatchObject(refused(code));
  });

  test('two spellings of one name that are added at once become one operator', async () => {
    const spellings = ['Hanako', ' hanako', 'ＨＡＮＡＫＯ', 'hana\u200bko', 'ha na ko', 'hanakō'];
    const added = await Promise.all(spellings.map((name) => add(name)));
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of added) if (!one.ok) expect(one.error.code).toBe('OPERATOR_NAME_TAKEN');
    // Whichever came first has written it.
    const isOne = ({ name }: { readonly name: string }) =>
      operatorNameKey(name) === operatorNameKey(spellings[0]!);
    expect((await listOperators(app.db)).filter(isOne)).toHaveLength(1);
  });

  test('is unique in the database itself', async () => {
    const row = { id: app.context.ids.newId(), name: 'Sato', name_key: 'sato', role: 'support' } as const;
    const insert = app.db.insertInto('operator').values({ ...row, created_at: app.clock.now() });
    await expect(insert.execute()).rejects.toThrow('operator_name_once');
  });
});

describe('the database', () => {
  test('refuses an act that its proposer approves, whatever the program thinks', async () => {
    const guest = await guestWithPoints(app, 0);
    const order = {
      kind: 'ADJUSTMENT',
      accountId: guest.userId,
      points: 1,
      reason: 'x',
      operator: sato,
    } as const;
    const act = await proposeAct(app.context, order);
    if (!act.ok) throw new Error(act.error.code);
    const approve = app.db
      .updateTable('operator_act')
      .set({ approved_by: sato.id, approved_at: app.clock.now() })
      .where('id', '=', act.value.actId);
    await expect(approve.execute()).rejects.toThrow('operator_act_two_people');
    expect(await declineAct(app.context, { actId: act.value.actId, operator: sato })).toMatchObject({
      ok: true,
    });
  });
});

describe('an owner', () => {
  test('alone decides who is an operator', async () => {
    expect(await add('newcomer', sato)).toMatchObject(refused('OWNER_ONLY'));
    expect(await addOperator(app.context, { name: 'newcomer', role: 'owner', by: undefined })).toMatchObject(
      refused('OPERATOR_REQUIRED'),
    );
    expect(await change('suzuki', { disabled: true }, sato)).toMatchObject(refused('OWNER_ONLY'));
    expect(await change('nobody', { disabled: true })).toMatchObject(refused('OPERATOR_UNKNOWN'));
  });

  test('stays while there is no other', async () => {
    expect(await change('tanaka', { disabled: true })).toMatchObject(refused('LAST_OWNER'));
    expect(await change('tanaka', { role: 'support' })).toMatchObject(refused('LAST_OWNER'));
    expect(await change('suzuki', { role: 'owner' })).toMatchObject({ value: { role: 'owner' } });
    const both = await Promise.all([
      change('tanaka', { role: 'support' }),
      change('suzuki', { role: 'finance' }, suzuki),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await listOperators(app.db)).filter(({ role }) => role === 'owner')).toHaveLength(1);
    const [left] = (await listOperators(app.db)).filter(({ role }) => role === 'owner');
    await change('tanaka', { role: 'owner' }, left);
    await change('suzuki', { role: 'finance' });
  });
});

describe('a disabled operator', () => {
  test('acts no more, also in what he has begun, until he is enabled', async () => {
    const guest = await guestWithPoints(app, 0);
    const order = { kind: 'ADJUSTMENT', accountId: guest.userId, points: 300, reason: 'x' } as const;
    const act = await proposeAct(app.context, { ...order, operator: sato });
    if (!act.ok) throw new Error(act.error.code);
    const { actId } = act.value;
    expect(await change('suzuki', { disabled: true })).toMatchObject({ ok: true });
    expect(await change('suzuki', { disabled: true })).toMatchObject({ ok: true });
    expect(await approveAct(app.context, { actId, operator: suzuki })).toMatchObject(
      refused('OPERATOR_DISABLED'),
    );
    expect(await declineAct(app.context, { actId, operator: suzuki })).toMatchObject(
      refused('OPERATOR_DISABLED'),
    );
    expect(await actingOperator(app.db, 'suzuki')).toMatchObject(refused('OPERATOR_DISABLED'));
    await expect(operator('approveAct', actId, '--operator', 'suzuki')).rejects.toThrow('OPERATOR_DISABLED');
    expect(await change('suzuki', { disabled: false })).toMatchObject({ value: { disabled_at: null } });
    expect(await approveAct(app.context, { actId, operator: suzuki })).toMatchObject({ ok: true });
  });
});

describe('at the terminal', () => {
  test('an owner adds, changes, disables and enables operators', async () => {
    const by = ['--operator', 'tanaka'];
    const said = (role: string, isDisabled: boolean) =>
      new RegExp(`name: 佐藤 花子\nrole: ${role}\nisDisabled: ${String(isDisabled)}$`);
    await operator('addOperator', '--name', ' 佐藤　花子', '--role', 'reviewer', ...by);
    expect(await operator('changeRole', '佐藤花子', '--role', 'support', ...by)).toMatch(
      said('support', false),
    );
    const switched = (isDisabled: string) =>
      operator('switchOperator', '佐藤花子', '--is-disabled', isDisabled, ...by);
    expect(await switched('true')).toMatch(said('support', true));
    expect(await operator('list-operators')).toMatch(/support {2}佐藤 花子 {2}disabled 2026/);
    expect(await switched('false')).toMatch(said('support', false));
    await expect(operator('addOperator', '--name', 'x', '--role', 'boss', ...by)).rejects.toThrow('--role');
    await expect(operator('switchOperator', '佐藤花子', '--is-disabled', 'true')).rejects.toThrow(
      'Say who acts',
    );
    await expect(operator('suspendAccount', 'x', '--operator', 'nobody')).rejects.toThrow(
      'An owner adds one',
    );
  });
});

describe('the first operator', () => {
  beforeEach(async () => {
    await app.db.updateTable('operator').set({ role: 'support' }).execute();
  });

  test('is an owner who names nobody; of many at once there is one', async () => {
    const names = ['ichiro', 'jiro', 'saburo', 'shiro', 'goro'];
    const added = await Promise.all(
      names.map((name) => addOperator(app.context, { name, role: 'owner', by: undefined })),
    );
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    await expect(operator('create-operator', '--name', 'next')).rejects.toThrow('OPERATOR_REQUIRED');
  });

  test('may be one who is there', async () => {
    expect(await operator('make-owner', 'tanaka')).toBe('tanaka: owner');
    await expect(operator('make-owner', 'sato')).rejects.toThrow('OPERATOR_REQUIRED');
  });
});
