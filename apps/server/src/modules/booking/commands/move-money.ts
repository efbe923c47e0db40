import type { Decision } from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import type { Trx } from '../../../platform/database/index.ts';
import { addToHold, resolveHold } from '../../points/index.ts';
import type { Part } from '../part.ts';

/** What a part cost in the end. With one cast it is what its booking cost. */
export interface Settled {
  readonly minutes: number | null;
  readonly points: number;
  readonly rewardPoints: number;
}

/** Does to the hold what the decision says; answers the final amounts, or null while the money is not final. */
export async function moveMoney(
  trx: Trx,
  part: Part,
  { money, state }: Decision,
  at: Date,
): Promise<Result<Settled | null>> {
  const { bookingId, guestId } = part;
  switch (money.kind) {
    case 'none':
      return ok(null);
    case 'extend': {
      const step = state.endsAt.toISOString();
      const added = await addToHold(trx, { bookingId, guestId, points: money.points, step }, at);
      return added.ok ? ok(null) : added;
    }
    case 'release':
      await resolveHold(trx, { bookingId, dues: [], compensate: money.compensate }, at);
      return ok({ minutes: null, points: 0, rewardPoints: 0 });
    case 'fee':
    case 'settle': {
      const { castId, id: participationId, feePercent } = part;
      const kind = money.kind === 'fee' ? 'CANCELLATION_FEE' : 'USE';
      const due = { participationId, castId, points: money.points, feePercent, kind } as const;
      const resolved = await resolveHold(trx, { bookingId, dues: [due], compensate: money.compensate }, at);
      const rewardPoints = resolved.rewards.reduce((sum, reward) => sum + reward.rewardPoints, 0);
      return ok({
        minutes: money.kind === 'settle' ? money.minutes : null,
        points: resolved.usedPoints,
        rewardPoints,
      });
    }
  }
}
