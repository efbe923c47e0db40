import { formatDayShort, type Day } from '@yoimachi/domain/time';

/** What a guest is told of days that a cast opened; `days` in order, at least one. */
export function openedText(nickname: string, days: readonly Day[]): string {
  const others = days.length - 1;
  const which = `${formatDayShort(days[0]!)}${others > 0 ? `ほか${others}日` : ''}`;
  return `${nickname}さんが${which}の出勤日を公開しました。`;
}
