import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { dyingBeforeEach } from '../../../../test-support/mortal-database.ts';
import { endByOperator } from '#meeting/booking';
import { at, met, participationOf, spendable } from '../../../meeting/booking/test/support.ts';
import { suspendAccount } from '#desk/operator';
import { withTransaction, type Db } from '#platform/database';
import { readReward } from '#money/points';
import { approveAct, releaseReward } from '../index.ts';
import { frozen, PAID, proposedReturn, REWARD } from './frozen.support.ts';

let app: TestApp;
beforeEach(async () => void (app = await startTestApp()));
afterEach(() => app.close());

const dying = (run: (db: Db) => Promise<unknown>, afterDeath: () => Promise<void>) =>
  dyingBeforeEach(app, run, afterDeath);

test('killed in front of each statement, a suspension and the settlement after it happen whole or not at all', async () => {
  const { cast, bookingId } = await met(app);
  const order = { accountId: cast.userId, operator: OPERATORS.sato };
  const deaths = await dying(
    (db) => suspendAccount({ ...app.context, db }, order),
    async () => expect(await participationOf(app, bookingId)).toMatchObject({ reward_frozen_at: null }),
  );
  expect(deaths).toBeGreaterThan(5);
  await app.moveTo(at(19, 30));
  const command = { action: 'forceEnd', reason: '終了' } as const;
  const end = { bookingId, command, operator: OPERATORS.sato };
  const settling = await dying(
    (db) => withTransaction(db, (trx) => endByOperator(trx, { ...app.context, db }, end, app.clock.now())),
    async () => expect(await participationOf(app, bookingId)).toMatchObject({ settled_at: null }),
  );
  expect(settling).toBeGreaterThan(10);
  expect(await readReward(app.db, cast.userId)).toBe(0);
  expect(await participationOf(app, bookingId)).toMatchObject({
    settled_points: PAID,
    reward_points: REWARD,
  });
});

test('killed in front of each statement, a frozen reward is decided once', async () => {
  const { guest, rewardId, cast } = await frozen(app, 'cast');
  const actId = await proposedReturn(app, rewardId);
  const undecided = async () => {
    const row = await app.db.selectFrom('frozen_reward').select('outcome').executeTakeFirstOrThrow();
    expect(row.outcome).toBeNull();
    expect(await spendable(app, guest)).toBe(100_000 - PAID);
  };
  const approve = { actId, operator: OPERATORS.suzuki };
  expect(await dying((db) => approveAct({ ...app.context, db }, approve), undecided)).toBeGreaterThan(10);
  expect(await spendable(app, guest)).toBe(100_000);
  const order = { participationId: rewardId, reason: 'x', operator: OPERATORS.sato };
  expect(await releaseReward(app.context, order)).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(await readReward(app.db, cast.userId)).toBe(0);
});
