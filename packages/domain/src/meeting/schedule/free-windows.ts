import { DAY_MINUTES } from '@yoimachi/domain/time';
import { MIN_MINUTES, type Schedule } from './schedule.ts';

/** A stretch of a business day, in minutes from its 00:00. */
export interface MinuteWindow {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/**
 * The parts of the available time not taken by an approved booking and long enough for a session. A session starts before 24:00, so later
 * windows do not count.
 */
export function freeWindows(
  schedule: Pick<Schedule, 'fromMinute' | 'toMinute'>,
  taken: readonly MinuteWindow[],
): MinuteWindow[] {
  const windows: MinuteWindow[] = [];
  let fromMinute = schedule.fromMinute;
  const add = (toMinute: number) => {
    if (toMinute - fromMinute >= MIN_MINUTES && fromMinute < DAY_MINUTES)
      windows.push({ fromMinute, toMinute });
  };
  for (const each of [...taken].sort((a, b) => a.fromMinute - b.fromMinute)) {
    add(Math.min(each.fromMinute, schedule.toMinute));
    fromMinute = Math.max(fromMinute, each.toMinute);
  }
  add(schedule.toMinute);
  return windows;
}
