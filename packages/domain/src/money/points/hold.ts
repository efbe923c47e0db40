import type { Day } from '@yoimachi/domain/time';
import { compareSpending, freeLotExpiry, isLotUsable, type LotKind, type LotPart } from './lot.ts';

/** Points of one lot that a booking's hold has taken, with what determines their return. */
export interface HeldPart extends LotPart {
  readonly kind: LotKind;
  readonly expiresOn: Day;
}

export interface ReleasePlan {
  /** Returned to their own lots, spendable at once. */
  readonly returns: LotPart[];
  /** Their lot expired while they were held: they lapse. */
  readonly lapses: LotPart[];
  /** The new free lot that replaces lapsed paid points; null if there is nothing to replace. */
  readonly compensation: { readonly points: number; readonly expiresOn: Day } | null;
}

/**
 * How held points are returned (rules.md 4). Points of a lot that has expired meanwhile lapse; for lapsed paid points the same amount is
 * granted as a free 30-day lot, if `compensate` says that the guest did not cause the release.
 */
export function releasePlan(
  parts: readonly HeldPart[],
  today: Day,
  options: { readonly compensate: boolean },
): ReleasePlan {
  const returns = parts.filter((part) => isLotUsable(part, today));
  const lapsed = parts.filter((part) => !isLotUsable(part, today));
  const lapsedPaidPoints = sumPoints(lapsed.filter((part) => part.kind === 'PAID'));
  const compensates = options.compensate && lapsedPaidPoints > 0;
  return {
    returns: returns.map(bare),
    lapses: lapsed.map(bare),
    compensation: compensates ? { points: lapsedPaidPoints, expiresOn: freeLotExpiry(today) } : null,
  };
}

export interface SettlePlan {
  /** What the booking uses up, also from lots that expired while held. */
  readonly consumed: HeldPart[];
  /** The unused part; goes through `releasePlan`. */
  readonly released: HeldPart[];
  /** Points that the hold does not cover. */
  readonly shortfall: number;
}

/** Splits a hold into what is due and the rest: nearest expiry is used first, on the same day free first (rules.md 4). */
export function settlePlan(parts: readonly HeldPart[], duePoints: number): SettlePlan {
  const consumed: HeldPart[] = [];
  const released: HeldPart[] = [];
  let missing = duePoints;
  for (const part of [...parts].sort((a, b) => compareSpending(a, b) || a.lotId - b.lotId)) {
    const used = Math.min(part.points, missing);
    if (used > 0) consumed.push({ ...part, points: used });
    if (part.points > used) released.push({ ...part, points: part.points - used });
    missing -= used;
  }
  return { consumed, released, shortfall: missing };
}

export function sumPoints(parts: readonly Pick<LotPart, 'points'>[]): number {
  return parts.reduce((sum, part) => sum + part.points, 0);
}

function bare({ lotId, points }: HeldPart): LotPart {
  return { lotId, points };
}
