import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { OPERATORS } from '../../../../test-support/index.ts';
import { useRaceApp } from '../../../meeting/booking/test/race.support.ts';
import { at, command, met, participationOf } from '../../../meeting/booking/test/support.ts';
import { readReward } from '#money/points';
import { approveAct } from '../index.ts';
import { frozen, PAID, proposedReturn, release, REWARD, suspend } from './frozen.support.ts';

const app = useRaceApp();

const isFrozen = async (participationId: string) =>
  (await app.db
    .selectFrom('frozen_reward')
    .select('reward_points')
    .where('participation_id', '=', participationId)
    .executeTakeFirst()) !== undefined;

test.each(['cast', 'guest'] as const)(
  'suspend × finish at the same instant, of the %s: paid and hers, or paid and frozen, never both',
  async (side) => {
    const booked = await met(app);
    const { guest, cast, bookingId } = booked;
    await app.clock.advanceTo(at(19, 30));
    await Promise.all([guest.token(), cast.token()]);
    await Promise.all([
      command(app, booked, guestBookingRoutes.finishGuestBooking),
      suspend(app, booked[side]),
      command(app, booked, castBookingRoutes.endCastBooking),
    ]);
    // Nobody ended it in time: the clock does.
    await app.moveTo(at(19, 45));
    const participation = await participationOf(app, bookingId);
    expect(participation).toMatchObject({ settled_points: PAID, reward_points: REWARD });
    expect(await isFrozen(participation.id)).toBe(participation.reward_frozen_at !== null);
    expect(await readReward(app.db, cast.userId)).toBe(participation.reward_frozen_at === null ? REWARD : 0);
  },
);

test('release × return × again: decided once', async () => {
  const { cast, rewardId } = await frozen(app, 'cast');
  const acts = [await proposedReturn(app, rewardId), await proposedReturn(app, rewardId)];
  const decided = await Promise.all([
    ...Array.from({ length: 10 }, () => release(app, rewardId)),
    ...acts.flatMap((actId) =>
      [OPERATORS.suzuki, OPERATORS.tanaka].map((operator) => approveAct(app.context, { actId, operator })),
    ),
  ]);
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
  const row = await app.db.selectFrom('frozen_reward').select('outcome').executeTakeFirstOrThrow();
  expect(await readReward(app.db, cast.userId)).toBe(row.outcome === 'RELEASED' ? REWARD : 0);
});
