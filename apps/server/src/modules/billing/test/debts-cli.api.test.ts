import { afterEach, expect, it, vi } from 'vitest';
import { debtRoutes } from '@yoimachi/contract/debt';
import { parseArgs } from '../../../operator-cli/args.ts';
import { debtCommands } from '../../../operator-cli/debts.ts';
import { guestWithPoints, useTestApp } from '../../../test-support/index.ts';
import { CARDS, chargeBack, registerCard } from '../../booking/test/card.support.ts';

const test = useTestApp();
afterEach(() => void vi.restoreAllMocks());

/** Runs a command as it is typed; answers what it prints. */
async function operator(name: string, ...words: string[]): Promise<string> {
  const command = debtCommands.find((one) => one.name === name)!;
  const { operatorName, ...args } = parseArgs(command, [...words, '--operator', 'sato']);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await command.run({ ...test.context, operatorName }, args);
  const lines = print.mock.calls.map((call) => call.join(' '));
  print.mockRestore();
  return lines.join('\n');
}

it('lists what guests owe, and waives a debt once with its reason', async () => {
  const guest = await guestWithPoints(test, 1000);
  await chargeBack(test, guest);
  const { items } = await test.ok(debtRoutes.listDebts, {}, guest);
  const { debtId } = items[0]!;
  expect(await operator('debts')).toMatch(
    new RegExp(`^${debtId} .* guest ${guest.userId}  300 P  CHARGEBACK  waits for the guest\n1 open$`),
  );
  await expect(operator('waive-debt', debtId)).rejects.toThrow('--reason');
  expect(await operator('waive-debt', debtId, '--reason', '示談')).toBe(
    `Waived: 300 P of guest ${guest.userId}`,
  );
  expect((await test.ok(debtRoutes.listDebts, {}, guest)).items).toEqual([]);
  const waived = test.db.selectFrom('debt').select(['status', 'waived_reason']).where('id', '=', debtId);
  expect(await waived.executeTakeFirst()).toEqual({ status: 'WAIVED', waived_reason: '示談 (sato)' });
  await expect(operator('waive-debt', debtId, '--reason', 'x')).rejects.toThrow('paid or waived already');
  expect(await operator('debts')).toBe('0 open');
});

it('says what is wrong', async () => {
  await expect(operator('waive-debt', 'x', '--reason', 'y')).rejects.toThrow('no such debt');
  await expect(operator('waive-debt', crypto.randomUUID(), '--reason', 'y')).rejects.toThrow('no such debt');
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
  await expect(operator('waive-debt', debtId, '--reason', 'y')).rejects.toThrow('under way');
});
