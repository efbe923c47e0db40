import { GIFT_DAILY_CEILING_POINTS, GIFT_PAIR_CEILING_POINTS, GIFT_PAIR_DAYS } from '@yoimachi/domain/gift';
import { addDays, type Day } from '@yoimachi/domain/time';

interface GivenGift {
  readonly guest: number;
  readonly cast: number;
  readonly day: Day;
  readonly points: number;
}

const sumOf = (gifts: readonly GivenGift[]) => gifts.reduce((sum, { points }) => sum + points, 0);

/** Who gave whom how much, and whether it may be more. */
export class ModelGifts {
  #given: readonly GivenGift[] = [];
  /** Those of accounts that were left: of the same person, not of the same day's account. */
  #left: readonly GivenGift[] = [];

  refuse(gift: GivenGift): 'GIFT_DAILY_LIMIT' | 'GIFT_PAIR_LIMIT' | null {
    const { guest, cast, day, points } = gift;
    const today = this.#given.filter((one) => one.guest === guest && one.day === day);
    if (sumOf(today) + points > GIFT_DAILY_CEILING_POINTS) return 'GIFT_DAILY_LIMIT';
    const since = addDays(day, 1 - GIFT_PAIR_DAYS);
    const toHer = [...this.#given, ...this.#left].filter(
      (one) => one.guest === guest && one.cast === cast && one.day >= since,
    );
    return sumOf(toHer) + points > GIFT_PAIR_CEILING_POINTS ? 'GIFT_PAIR_LIMIT' : null;
  }

  give(gift: GivenGift): void {
    this.#given = [...this.#given, gift];
  }

  leave(guest: number): void {
    this.#left = [...this.#left, ...this.#given.filter((one) => one.guest === guest)];
    this.#given = this.#given.filter((one) => one.guest !== guest);
  }
}
