import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { pointsRoutes } from '@yoimachi/contract/points';
import { signUp, OPERATORS, type Person, type TestApp } from '../../../../test-support/index.ts';
import { at, command, met, participationOf, type Booked } from '../../../meeting/booking/test/support.ts';
import { liftSuspension, suspendAccount } from '#desk/operator';
import { proposeRewardReturn, releaseReward } from '../index.ts';

const operator = OPERATORS.sato;
export const PAID = 15_000;
/** Of 15,000 P at stage 0. */
export const REWARD = 11_250;
export const FEE = PAID - REWARD;

export const suspend = (test: TestApp, { userId: accountId }: Person) =>
  suspendAccount(test.context, { accountId, operator });

/** A meeting in which one of the two was suspended and which the other ended after the full 90 minutes. */
export async function frozen(test: TestApp, side: 'cast' | 'guest'): Promise<Booked & { rewardId: string }> {
  const booked = await met(test);
  await suspend(test, booked[side]);
  await test.moveTo(at(19, 30));
  const end = side === 'cast' ? guestBookingRoutes.finishGuestBooking : castBookingRoutes.endCastBooking;
  const ended = await command(test, booked, end);
  if (ended.status !== 200) throw new Error(String(ended.code));
  await test.work();
  return { ...booked, rewardId: (await participationOf(test, booked.bookingId)).id };
}

/** Lets somebody back in, with a session in another browser. */
export async function back(test: TestApp, person: Person): Promise<Person> {
  await liftSuspension(test.context, { accountId: person.userId, reason: '確認済み', operator });
  await test.work();
  return signUp(test, person.userType, person.phone);
}

/** What she sees of her rewards: the newest lines, her balance, what is frozen. */
export async function rewardsOf(test: TestApp, cast: Person) {
  const { items } = await test.ok(pointsRoutes.castHistory, {}, cast);
  const { frozenPoints, months } = await test.ok(pointsRoutes.castRewardMonths, {}, cast);
  return {
    lines: items.map(({ kind, points }) => [kind, points]),
    balance: items[0]?.balancePoints ?? 0,
    frozenPoints,
    earned: months.at(-1)!.earnedPoints,
  };
}

export const release = (test: TestApp, participationId: string, reason = '問題なし') =>
  releaseReward(test.context, { participationId, reason, operator });

/** The act that would return a frozen reward. */
export async function proposedReturn(test: TestApp, participationId: string): Promise<string> {
  const proposed = await proposeRewardReturn(test.context, { participationId, reason: '規約違反', operator });
  if (!proposed.ok) throw new Error(proposed.error.code);
  return proposed.value.actId;
}
