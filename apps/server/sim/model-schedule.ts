import { instantAt, type Day } from '@yoimachi/domain/time';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { SCHEDULE, SHY_CAST } from './people.ts';

/** From when to when a cast can be booked. */
export interface ModelHours {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** The evenings of all casts: identical until one is changed. */
export class ModelSchedules {
  readonly #days: ReadonlySet<Day>;
  readonly #changed = new Map<string, ModelHours & { readonly version: number }>();

  constructor(days: readonly Day[]) {
    this.#days = new Set(days);
  }

  /** Null on a day without a schedule. */
  of(cast: number, day: Day) {
    if (!this.#days.has(day)) return null;
    const hours = this.#changed.get(`${cast} ${day}`) ?? { ...SCHEDULE, version: 1 };
    return { ...SCHEDULE, ...hours, day, cantJoinAlone: cast === SHY_CAST };
  }

  change(cast: number, day: Day, hours: ModelHours): void {
    this.#changed.set(`${cast} ${day}`, { ...hours, version: this.of(cast, day)!.version + 1 });
  }
}

/** Whether an evening has room for what was planned. */
export const hasRoomFor = (
  { fromMinute, toMinute }: ModelHours,
  { day, startsAt, plannedEndsAt }: ParticipationState,
): boolean => startsAt >= instantAt(day, fromMinute) && plannedEndsAt <= instantAt(day, toMinute);
