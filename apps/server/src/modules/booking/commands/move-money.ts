import type { Decision, MoneyEffect } from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import type { Trx } from '../../../platform/database/index.ts';
import { giveBackTopUp, hasCard } from '../../billing/index.ts';
import { addToHold, heldPoints, resolveHold } from '../../points/index.ts';
import { setCardPart } from '../card-part.store.ts';
import type { Part } from '../part.ts';
import { insertSettlement } from '../settlement.store.ts';

/** What a part cost in the end. With one cast it is what its booking cost. */
export interface Settled {
  readonly minutes: number | null;
  readonly points: number;
  readonly rewardPoints: number;
}

/** The part is over; what it costs beyond the hold is asked of the card next. */
export const WAITS_FOR_CARD = 'WAITS_FOR_CARD';

/** Does to the hold what the decision says; answers the final amounts, or null while the money is not final. */
export async function moveMoney(
  trx: Trx,
  part: Part,
  { money, state }: Decision,
  at: Date,
): Promise<Result<Settled | typeof WAITS_FOR_CARD | null>> {
  const { bookingId } = part;
  switch (money.kind) {
    case 'none':
      return ok(null);
    case 'extend':
      return extendHold(trx, part, money.points, state.endsAt.toISOString(), at);
    case 'release':
      await resolveHold(trx, { bookingId, dues: [], compensate: money.compensate }, at);
      if (part.missingPoints > 0) await giveBackTopUp(trx, bookingId, at);
      return ok({ minutes: null, points: 0, rewardPoints: 0 });
    case 'fee':
    case 'settle':
      return settle(trx, part, money, at);
  }
}

/** What the balance has is added to the hold; what lacks is charged at settlement, if there is a card (rules.md 4). */
async function extendHold(
  trx: Trx,
  part: Part,
  points: number,
  step: string,
  at: Date,
): Promise<Result<null>> {
  const { bookingId, guestId } = part;
  const order = { bookingId, guestId, points, step };
  const added = await addToHold(trx, order, at);
  if (added.ok) return ok(null);
  if (!(await hasCard(trx, guestId))) return added;
  const some = await addToHold(trx, { ...order, cardPoints: points }, at);
  if (!some.ok) return some;
  await setCardPart(trx, bookingId, { missingPoints: part.missingPoints + some.value.missingPoints });
  return ok(null);
}

async function settle(
  trx: Trx,
  part: Part,
  money: Extract<MoneyEffect, { kind: 'fee' | 'settle' }>,
  at: Date,
): Promise<Result<Settled | typeof WAITS_FOR_CARD>> {
  const { bookingId, castId, id: participationId, feePercent } = part;
  const { points, compensate } = money;
  const kind = money.kind === 'fee' ? 'CANCELLATION_FEE' : 'USE';
  const minutes = money.kind === 'settle' ? money.minutes : null;
  if (part.missingPoints > 0 && points > (await heldPoints(trx, bookingId))) {
    await insertSettlement(trx, { bookingId, participationId, kind, points, minutes, compensate, at });
    return ok(WAITS_FOR_CARD);
  }
  const due = { participationId, castId, points, feePercent, kind } as const;
  const resolved = await resolveHold(trx, { bookingId, dues: [due], compensate }, at);
  if (part.missingPoints > 0) await giveBackTopUp(trx, bookingId, at);
  const rewardPoints = resolved.rewards.reduce((sum, reward) => sum + reward.rewardPoints, 0);
  return ok({ minutes, points: resolved.usedPoints, rewardPoints });
}
