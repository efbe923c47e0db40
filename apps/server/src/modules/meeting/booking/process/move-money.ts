import { isFinal, type BookingDecision, type MoneyEffect } from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import type { Trx } from '#platform/database';
import { giveBackTopUp, hasCard } from '#money/billing';
import { addToHold, heldPoints, resolveHold, type Due } from '#money/points';
import { setTopUp } from './top-up.store.ts';
import type { Billed, LoadedParticipation, Participations } from './participation.ts';
import { insertSettlement } from './settlement.store.ts';

/** What happened to the money of a booking. */
export interface Moved {
  /** What the participations ended by this decision cost, by participation. */
  readonly billed: ReadonlyMap<string, Billed>;
  /** Present once the booking is paid: its points, and each participation's reward. */
  readonly settled: Settled | null;
  /** All participations have ended; the card is asked next for what the booking costs beyond its hold. */
  readonly waitsForCard: boolean;
}
export interface Settled {
  readonly points: number;
  readonly rewards: ReadonlyMap<string, number>;
}

/**
 * Applies a decision to the hold. A participation that ends is only billed; the booking settles once, when the last participation has ended
 * and no claim is open (rules.md 4). Fails with POINTS_INSUFFICIENT when an extension cannot be paid.
 */
export async function moveMoney(
  trx: Trx,
  participations: Participations,
  decision: BookingDecision,
  at: Date,
): Promise<Result<Moved, 'POINTS_INSUFFICIENT'>> {
  const billed = new Map<string, Billed>();
  for (const step of decision.steps) {
    const { money, state } = step.decision;
    if (money.kind === 'extend') {
      const extended = await extendHold(
        trx,
        participations,
        { points: money.points, step: `${step.id}:${state.endsAt.toISOString()}` },
        at,
      );
      if (!extended.ok) return extended;
    } else if (money.kind !== 'none') billed.set(step.id, billOf(money));
  }
  if (!isFinal(decision.participations)) return ok({ billed, settled: null, waitsForCard: false });
  const ended = participations.map((participation) => ({
    ...participation,
    billed: billed.get(participation.id) ?? participation.billed,
  }));
  const settled = await settle(trx, ended, at);
  return ok({ billed, settled, waitsForCard: settled === null });
}

function billOf(money: Exclude<MoneyEffect, { kind: 'none' | 'extend' }>): Billed {
  const { compensate } = money;
  switch (money.kind) {
    case 'release':
      return { kind: null, points: 0, minutes: null, compensate };
    case 'fee':
      return { kind: 'CANCELLATION_FEE', points: money.points, minutes: null, compensate };
    case 'settle':
      return { kind: 'USE', points: money.points, minutes: money.minutes, compensate };
  }
}

/** What the balance has is added to the hold; the shortfall is charged at settlement if there is a card (rules.md 4). */
async function extendHold(
  trx: Trx,
  [participation]: Participations,
  { points, step }: { readonly points: number; readonly step: string },
  at: Date,
): Promise<Result<undefined, 'POINTS_INSUFFICIENT'>> {
  const { bookingId, guestId, missingPoints } = participation!;
  const order = { bookingId, guestId, points, step };
  const added = await addToHold(trx, order, at);
  if (added.ok) return ok();
  if (!(await hasCard(trx, guestId))) return added;
  const some = await addToHold(trx, { ...order, cardPoints: points }, at);
  if (!some.ok) return some;
  await setTopUp(trx, bookingId, { missingPoints: missingPoints + some.value.missingPoints });
  return ok();
}

/** What the participations in a booking owe, each to its cast. */
export function duesOf(participations: Participations): Due[] {
  return participations.flatMap(({ id, castId, feePercent, billed, isRewardFrozen: isFrozen }) =>
    billed?.kind && billed.points > 0
      ? [{ participationId: id, castId, feePercent, points: billed.points, kind: billed.kind, isFrozen }]
      : [],
  );
}

/** Expired points come back as free ones unless the guest caused every end. */
export const compensates = (participations: Participations): boolean =>
  participations.some(({ billed }) => billed?.compensate === true);

/** Pays a booking whose participations have all ended; null when the card must be asked first. */
async function settle(
  trx: Trx,
  participations: readonly LoadedParticipation[],
  at: Date,
): Promise<Settled | null> {
  const { bookingId, missingPoints } = participations[0]!;
  const dues = duesOf(participations);
  const points = dues.reduce((sum, due) => sum + due.points, 0);
  if (missingPoints > 0 && points > (await heldPoints(trx, bookingId))) {
    await insertSettlement(trx, { bookingId, points, at });
    return null;
  }
  const resolved = await resolveHold(trx, { bookingId, dues, compensate: compensates(participations) }, at);
  if (missingPoints > 0) await giveBackTopUp(trx, bookingId, at);
  const rewards = resolved.rewards.map((each) => [each.participationId, each.rewardPoints] as const);
  return { points: resolved.usedPoints, rewards: new Map(rewards) };
}
