import {
  isLotUsable,
  paidLotExpiry,
  releasePlan,
  settlePlan,
  sumPoints,
  takeFromLots,
  type HeldPart,
  type Lot,
} from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';

/** What a balance contributed to an amount of points. */
interface Taken {
  readonly parts: HeldPart[];
  readonly missing: number;
}

/** A guest's points according to the rules, without a database. */
export class ModelPurse {
  #lots: Lot[] = [];
  readonly #nextLotId: () => number;

  constructor(nextLotId: () => number) {
    this.#nextLotId = nextLotId;
  }

  add(kind: Lot['kind'], points: number, expiresOn: string): void {
    this.#lots.push({ id: this.#nextLotId(), kind, remaining: points, expiresOn });
  }

  /** Points of a card payment that are not needed. */
  addBought(points: number, at: Date): void {
    if (points > 0) this.add('PAID', points, paidLotExpiry(dayOf(at)));
  }

  spendable(at: Date): number {
    return this.#lots
      .filter((lot) => isLotUsable(lot, dayOf(at)))
      .reduce((sum, lot) => sum + lot.remaining, 0);
  }

  /** Takes what is there; if more than `mayLack` points are missing, takes nothing and returns null. */
  hold(points: number, at: Date, mayLack = 0): Taken | null {
    const { parts, missing } = takeFromLots(this.#lots, points, dayOf(at));
    if (missing > mayLack) return null;
    const held = parts.map((part) => {
      const { kind, expiresOn } = this.#lots.find((lot) => lot.id === part.lotId)!;
      return { ...part, kind, expiresOn };
    });
    for (const part of parts) this.#change(part.lotId, -part.points);
    return { parts: held, missing };
  }

  /** Takes points for good; false when there are too few. */
  spend(points: number, at: Date): boolean {
    return this.hold(points, at) !== null;
  }

  /** Uses this many points of a hold and releases the rest; returns what was used. */
  resolve(held: readonly HeldPart[], duePoints: number, compensate: boolean, at: Date): number {
    const { consumed, released, shortfall } = settlePlan(held, duePoints);
    if (shortfall > 0) throw new Error('The model lacks points');
    const plan = releasePlan(released, dayOf(at), { compensate });
    for (const part of plan.returns) this.#change(part.lotId, part.points);
    if (plan.compensation) this.add('FREE', plan.compensation.points, plan.compensation.expiresOn);
    return sumPoints(consumed);
  }

  #change(lotId: number, points: number): void {
    this.#lots = this.#lots.map((lot) =>
      lot.id === lotId ? { ...lot, remaining: lot.remaining + points } : lot,
    );
  }
}

/** Merges two holds of one booking: each lot appears once. */
export function mergeParts(parts: readonly HeldPart[]): HeldPart[] {
  const byLot = Map.groupBy(parts, (part) => part.lotId);
  return [...byLot.values()].map((same) => ({ ...same[0]!, points: sumPoints(same) }));
}
