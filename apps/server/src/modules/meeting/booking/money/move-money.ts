import { isFinal, type BookingDecision, type MoneyEffect } from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import type { Trx } from '#platform/database';
import { giveBackTopUp, hasCard } from '#money/billing';
import { addToHold, heldPoints, resolveHold, type Due } from '#money/points';
import { setCardPart } from './card-part.store.ts';
import type { Billed, Part, Whole } from '../process/part.ts';
import { insertSettlement } from './settlement.store.ts';

/** What became of the money of a booking. */
export interface Moved {
  /** What the parts cost that ended with this decision, by part. */
  readonly billed: ReadonlyMap<string, Billed>;
  /** Present once the booking is paid: its points, and the reward of each part. */
  readonly settled: Settled | null;
  /** All parts have ended; what the booking costs beyond its hold is asked of the card next. */
  readonly waitsForCard: boolean;
}
export interface Settled {
  readonly points: number;
  readonly rewards: ReadonlyMap<string, number>;
}

/**
 * Does to the hold what a decision says. A part that ends is only billed; the booking settles once, when the last part has ended and
 * no claim is open (rules.md 4). Fails with POINTS_INSUFFICIENT when an extension cannot be paid.
 */
export async function moveMoney(
  trx: Trx,
  parts: Whole,
  decision: BookingDecision,
  at: Date,
): Promise<Result<Moved, 'POINTS_INSUFFICIENT'>> {
  const billed = new Map<string, Billed>();
  for (const step of decision.steps) {
    const { money, state } = step.decision;
    if (money.kind === 'extend') {
      const extended = await extendHold(
        trx,
        parts,
        { points: money.points, step: `${step.id}:${state.endsAt.toISOString()}` },
        at,
      );
      if (!extended.ok) return extended;
    } else if (money.kind !== 'none') billed.set(step.id, billOf(money));
  }
  if (!isFinal(decision.members)) return ok({ billed, settled: null, waitsForCard: false });
  const ended = parts.map((part) => ({ ...part, billed: billed.get(part.id) ?? part.billed }));
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

/** What the balance has is added to the hold; what lacks is charged at settlement, if there is a card (rules.md 4). */
async function extendHold(
  trx: Trx,
  [part]: Whole,
  { points, step }: { readonly points: number; readonly step: string },
  at: Date,
): Promise<Result<undefined, 'POINTS_INSUFFICIENT'>> {
  const { bookingId, guestId, missingPoints } = part!;
  const order = { bookingId, guestId, points, step };
  const added = await addToHold(trx, order, at);
  if (added.ok) return ok();
  if (!(await hasCard(trx, guestId))) return added;
  const some = await addToHold(trx, { ...order, cardPoints: points }, at);
  if (!some.ok) return some;
  await setCardPart(trx, bookingId, { missingPoints: missingPoints + some.value.missingPoints });
  return ok();
}

/** What the parts of a booking owe, each to its cast. */
export function duesOf(parts: Whole): Due[] {
  return parts.flatMap(({ id, castId, feePercent, billed, isRewardFrozen: isFrozen }) =>
    billed?.kind && billed.points > 0
      ? [{ participationId: id, castId, feePercent, points: billed.points, kind: billed.kind, isFrozen }]
      : [],
  );
}

/** Lapsed points come back as free ones when the guest was not the cause of every end. */
export const compensates = (parts: Whole): boolean => parts.some(({ billed }) => billed?.compensate === true);

/** Pays a booking whose parts have all ended; null when the card has to be asked before. */
async function settle(trx: Trx, parts: readonly Part[], at: Date): Promise<Settled | null> {
  const { bookingId, missingPoints } = parts[0]!;
  const dues = duesOf(parts);
  const points = dues.reduce((sum, due) => sum + due.points, 0);
  if (missingPoints > 0 && points > (await heldPoints(trx, bookingId))) {
    await insertSettlement(trx, { bookingId, points, at });
    return null;
  }
  const resolved = await resolveHold(trx, { bookingId, dues, compensate: compensates(parts) }, at);
  if (missingPoints > 0) await giveBackTopUp(trx, bookingId, at);
  const rewards = resolved.rewards.map((each) => [each.participationId, each.rewardPoints] as const);
  return { points: resolved.usedPoints, rewards: new Map(rewards) };
}
