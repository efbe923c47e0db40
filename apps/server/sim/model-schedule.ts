import { instantAt, type Day } from '@yoimachi/domain/time';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { OTHER_STORE, SCHEDULE, SHY_CAST } from './people.ts';

/** From when to when a cast can be booked. */
export interface ModelHours {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** The evenings of all casts: identical until one is changed; who hides for a while, and who works where. */
export class ModelSchedules {
  readonly #days: ReadonlySet<Day>;
  readonly #changed = new Map<string, ModelHours & { readonly version: number }>();
  readonly #paused = new Set<number>();
  readonly #inOtherStore = new Set([OTHER_STORE]);
  /** From which days on a change of store gave each of a cast's days another version. */
  readonly #moves: { readonly cast: number; readonly from: Day }[] = [];

  constructor(days: readonly Day[]) {
    this.#days = new Set(days);
  }

  /** Null on a day without a schedule. */
  of(cast: number, day: Day) {
    if (!this.#days.has(day)) return null;
    const hours = this.#changed.get(`${cast} ${day}`) ?? { ...SCHEDULE, version: 1 };
    const moves = this.#moves.filter((move) => move.cast === cast && move.from <= day).length;
    return { ...SCHEDULE, ...hours, version: hours.version + moves, day, cantJoinAlone: cast === SHY_CAST };
  }

  /** No new requests and gifts; what is open stays hers to answer. */
  pause({ cast, paused }: { readonly cast: number; readonly paused: boolean }): 'OK' {
    this.#paused[paused ? 'add' : 'delete'](cast);
    return 'OK';
  }

  isPaused(cast: number): boolean {
    return this.#paused.has(cast);
  }

  isInOtherStore(cast: number): boolean {
    return this.#inOtherStore.has(cast);
  }

  /** She works in the one store or the other from a day on; where she is already, nothing changes. */
  move(cast: number, isOther: boolean, from: Day): void {
    if (this.isInOtherStore(cast) === isOther) return;
    this.#inOtherStore[isOther ? 'add' : 'delete'](cast);
    this.#moves.push({ cast, from });
  }

  change(cast: number, day: Day, hours: ModelHours): void {
    const { version } = this.#changed.get(`${cast} ${day}`) ?? { version: 1 };
    this.#changed.set(`${cast} ${day}`, { ...hours, version: version + 1 });
  }
}

/** Whether an evening has room for what was planned. */
export const hasRoomFor = (
  { fromMinute, toMinute }: ModelHours,
  { day, startsAt, plannedEndsAt }: ParticipationState,
): boolean => startsAt >= instantAt(day, fromMinute) && plannedEndsAt <= instantAt(day, toMinute);
