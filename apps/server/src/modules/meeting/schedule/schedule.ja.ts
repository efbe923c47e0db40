import { formatDayShort, formatMinute, type Day } from '@yoimachi/domain/time';

/** What a guest with a request or booking on that day is told. */
export function workChangedText(schedule: {
  readonly day: Day;
  readonly workMinute: number;
  readonly workingBar: string;
}): string {
  const { day, workMinute, workingBar } = schedule;
  return `${formatDayShort(day)}のキャストの出勤予定が「${workingBar} ${formatMinute(workMinute)}」に変更されました。`;
}
