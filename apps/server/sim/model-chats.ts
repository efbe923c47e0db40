import { partsBetween } from './model-block.ts';
import type { ModelBooking } from './model-types.ts';

/** What the two have to do with each other beside bookings. */
interface Pair {
  kept: boolean;
  given: boolean;
  wrote: boolean;
  texts: number;
}

/** Who may write to whom, told by what is between the two. */
export class ModelChats {
  readonly #pairs = new Map<string, Pair>();

  #of(guest: number, cast: number): Pair {
    const key = `${guest} ${cast}`;
    const known = this.#pairs.get(key) ?? { kept: false, given: false, wrote: false, texts: 0 };
    this.#pairs.set(key, known);
    return known;
  }

  keep(guest: number, cast: number, kept: boolean): void {
    this.#of(guest, cast).kept = kept;
  }

  give(guest: number, cast: number): void {
    this.#of(guest, cast).given = true;
  }

  /** Somebody new has written with nobody. */
  forget(guest: number): void {
    for (const key of this.#pairs.keys()) if (key.startsWith(`${guest} `)) this.#pairs.delete(key);
  }

  texts = (guest: number, cast: number): number => this.#pairs.get(`${guest} ${cast}`)?.texts ?? 0;

  /** Whether the two have had to do with each other. */
  haveMet(guest: number, cast: number, bookings: readonly ModelBooking[]): boolean {
    const { kept, given, wrote } = this.#of(guest, cast);
    return kept || given || wrote || partsBetween(bookings, guest, cast).length > 0;
  }

  /** A text of one of the two: what comes back of it. */
  write(
    by: 'guest' | 'cast',
    [guest, cast]: readonly [number, number],
    bookings: readonly ModelBooking[],
    isClosed: boolean,
  ): string {
    const pair = this.#of(guest, cast);
    const between = partsBetween(bookings, guest, cast);
    const isOpen = pair.wrote || between.some(({ state }) => state.confirmedAt !== null);
    if (!this.haveMet(guest, cast, bookings)) return 'NOT_FOUND';
    if (isClosed) return 'CHAT_CLOSED';
    if (by === 'guest' && !isOpen) return 'CHAT_WAITS_FOR_CAST';
    if (by === 'cast') pair.wrote = true;
    pair.texts += 1;
    return 'OK';
  }
}
