import { expect, it } from 'vitest';
import { debtRoutes } from '@yoimachi/contract/debt';
import { guestWithPoints, OPERATORS, typed, useRewoundApp } from '../../../../test-support/index.ts';
import { CARDS, chargeBack, registerCard } from '../../../meeting/booking/test/card.support.ts';

const test = useRewoundApp();

/** The terminal's output when the operator types a command. */
const operator = (name: string, ...words: string[]) => typed(test, name, ...words, '--operator', 'sato');

it('lists what guests owe, and waives a debt once with its reason', async () => {
  const guest = await guestWithPoints(test, 1000);
  await chargeBack(test, guest);
  const { items } = await test.ok(debtRoutes.listDebts, {}, guest);
  const { debtId } = items[0]!;
  expect(await operator('listDebts')).toMatch(new RegExp(`${debtId}[^]*\n1 items$`));
  await expect(operator('waiveDebt', debtId)).rejects.toThrow('--reason');
  const said = await operator('waiveDebt', debtId, '--reason', '示談');
  expect(said.split('\n').toSorted()).toEqual([`guestId: ${guest.userId}`, 'points: 300']);
  expect((await test.ok(debtRoutes.listDebts, {}, guest)).items).toEqual([]);
  const waived = test.db
    .selectFrom('debt')
    .select(['status', 'waived_reason', 'waived_by'])
    .where('id', '=', debtId);
  expect(await waived.executeTakeFirst()).toEqual({
    status: 'WAIVED',
    waived_reason: '示談',
    waived_by: OPERATORS.sato.id,
  });
  await expect(operator('waiveDebt', debtId, '--reason', 'x')).rejects.toThrow('ACTION_NOT_ALLOWED');
  expect(await operator('listDebts')).toContain('0 items');
});

it('says what is wrong', async () => {
  await expect(operator('waiveDebt', 'x', '--reason', 'y')).rejects.toThrow('<debt-id> is missing');
  await expect(operator('waiveDebt', crypto.randomUUID(), '--reason', 'y')).rejects.toThrow('NOT_FOUND');
});

it('leaves a debt alone while a charge for it is under way', async () => {
  const guest = await guestWithPoints(test, 1000);
  await registerCard(test, guest, CARDS.asksAlways);
  await chargeBack(test, guest);
  const { items } = await test.ok(debtRoutes.listDebts, {}, guest);
  const { debtId } = items[0]!;
  const pay = await test.ok(
    debtRoutes.payDebt,
    { body: { debtId, returnPath: '/guest/payment-info' } },
    guest,
  );
  expect(pay).toMatchObject({ state: 'ACTION_REQUIRED' });
  await expect(operator('waiveDebt', debtId, '--reason', 'y')).rejects.toThrow('CONFLICT');
});
