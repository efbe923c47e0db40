import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { bankDayUpTo } from '@yoimachi/domain/payoff';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { zenginDirectory } from '#gateways/bank-directory/index.ts';
import { isHoliday } from '#platform/holidays';
import { startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { assertCoherent, readReward } from '#money/points';
import { approvePayoff, rejectPayoff, releasePayoff, writeBankResult } from '../index.ts';
import { exportBankFile } from './export-file.ts';
import { addReward, castWithReward, changeAccount, OPERATOR, orderOf, setConsignor } from './support.ts';

const STEPS = [
  'EARN',
  'ASK',
  'APPROVE',
  'REJECT',
  'RELEASE',
  'EXPORT',
  'TRANSFER',
  'RETURN',
  'ACCOUNT',
  'WAIT',
] as const;
type Act = (typeof STEPS)[number];

/** What a step does to the cast's newest payoff; a step that does not fit is refused and changes nothing. */
async function take(app: TestApp, cast: Person, step: Act, amount: number): Promise<void> {
  const newest = await app.db
    .selectFrom('payoff')
    .select(['id', 'number'])
    .where('cast_id', '=', cast.userId)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const by = { payoffId: newest?.id ?? app.context.ids.newId(), operator: OPERATOR, reason: 'seen' };
  const number = newest?.number ?? 0;
  const acts: Record<Act, () => Promise<unknown>> = {
    EARN: () => addReward(app, cast.userId, amount),
    async ASK() {
      const prepared = await app.ok(payoffRoutes.preparePayoff, {}, cast);
      return app.call(payoffRoutes.requestPayoff, { body: orderOf(prepared, amount) }, cast);
    },
    APPROVE: () => approvePayoff(app.context, by),
    REJECT: () => rejectPayoff(app.context, by),
    RELEASE: () => releasePayoff(app.context, by),
    EXPORT() {
      const payDay = bankDayUpTo(addDays(dayOf(app.clock.now()), 25), isHoliday);
      const context = { ...app.context, directory: zenginDirectory };
      return exportBankFile(context, { payDay, operator: OPERATOR }, async () => undefined);
    },
    TRANSFER: () => writeBankResult(app.context, { number, result: 'TRANSFERRED' }, OPERATOR),
    RETURN: () => writeBankResult(app.context, { number, result: 'RETURNED', reason: '口座なし' }, OPERATOR),
    ACCOUNT: () => changeAccount(app, cast.userId, { accountNumber: String(1_000_000 + amount) }),
    WAIT: () => app.moveBy(9 * 24 * 60),
  };
  await acts[step]();
}

test('any sequence of steps keeps the books coherent, and no point is made or lost', async () => {
  const app = await startTestApp();
  await setConsignor(app);
  const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.integer({ min: 900, max: 9000 })), {
    minLength: 8,
    maxLength: 25,
  });
  try {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const cast = await castWithReward(app, 10_000);
        let earned = 10_000;
        for (const [step, amount] of sequence) {
          await take(app, cast, step, amount);
          if (step === 'EARN') earned += amount;
        }
        const rows = await app.db
          .selectFrom('payoff')
          .select(['points', 'status'])
          .where('cast_id', '=', cast.userId)
          .execute();
        const gone = rows
          .filter((row) => row.status !== 'REJECTED')
          .reduce((sum, row) => sum + row.points, 0);
        expect((await readReward(app.db, cast.userId)) + gone).toBe(earned);
        await assertCoherent(app.db);
      }),
      { numRuns: 15 },
    );
  } finally {
    await app.close();
  }
});
