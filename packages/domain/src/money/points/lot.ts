import { addDays, compareDays, type Day } from '@yoimachi/domain/time';

export type LotKind = 'PAID' | 'FREE';

/** A grant of points with one expiry. `remaining` is neither spent nor held. */
export interface Lot {
  readonly id: number;
  readonly kind: LotKind;
  readonly remaining: number;
  /** Usable to the end of this day. */
  readonly expiresOn: Day;
}

/** Points of one lot. */
export interface LotPart {
  readonly lotId: number;
  readonly points: number;
}

/** Paid points expire on the day of purchase + 180 and are never extended (specification 9, rules.md 4). */
export const PAID_LOT_DAYS = 180;
/** Free points last 30 days unless their coupon says otherwise (rules.md 4). */
export const FREE_LOT_DAYS = 30;

export function paidLotExpiry(purchaseDay: Day): Day {
  return addDays(purchaseDay, PAID_LOT_DAYS);
}

export function freeLotExpiry(grantDay: Day): Day {
  return addDays(grantDay, FREE_LOT_DAYS);
}

export function isLotUsable(lot: Pick<Lot, 'expiresOn'>, today: Day): boolean {
  return today <= lot.expiresOn;
}

type Spendable = Pick<Lot, 'kind' | 'expiresOn'>;

/** Nearest expiry first, on the same day free before paid, then the older lot (rules.md 4). Returns a new list. */
export function spendOrder<L extends Spendable & { readonly id: number }>(lots: readonly L[]): L[] {
  return [...lots].sort((a, b) => compareSpending(a, b) || a.id - b.id);
}

/** The spending order as a comparison, without the id tie-break. */
export function compareSpending(a: Spendable, b: Spendable): number {
  return compareDays(a.expiresOn, b.expiresOn) || Number(a.kind === 'PAID') - Number(b.kind === 'PAID');
}

/**
 * Takes points from the usable lots in spending order. `parts` has no empty part; `missing` is the shortfall. Changes nothing: the caller
 * stores the parts.
 */
export function takeFromLots(
  lots: readonly Lot[],
  points: number,
  today: Day,
): { readonly parts: LotPart[]; readonly missing: number } {
  const parts: LotPart[] = [];
  let missing = points;
  for (const lot of spendOrder(lots)) {
    if (missing === 0) break;
    const taken = isLotUsable(lot, today) ? Math.min(lot.remaining, missing) : 0;
    if (taken > 0) parts.push({ lotId: lot.id, points: taken });
    missing -= taken;
  }
  return { parts, missing };
}
