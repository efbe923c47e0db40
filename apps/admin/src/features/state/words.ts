import { formatCount } from '#ui/amount.tsx';
import { formatDuration } from '#ui/lib/dates.ts';
import { wordTexts as t } from './words.ja.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const GB = 1_000_000_000;
const MB = 1_000_000;

/** 「12件」, or 「10,000件以上」 where they were counted no further. */
export const countWords = (count: number, isMore: boolean): string =>
  isMore ? t.orMore(formatCount(count)) : t.count(formatCount(count));

/** 「1分未満」, 「12分」, 「3時間」, 「4日」: how long ago an instant was. */
export function agoWords(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(at).getTime()) / 60_000);
  if (minutes < 1) return t.moment;
  if (minutes < 2 * DAY_MINUTES)
    return formatDuration(minutes < 2 * HOUR_MINUTES ? minutes : minutes - (minutes % HOUR_MINUTES));
  return t.days(Math.floor(minutes / DAY_MINUTES));
}

/** 「1.2GB」, 「340MB」. */
export const bytesWords = (bytes: number): string =>
  bytes >= GB ? `${(bytes / GB).toFixed(1)}GB` : `${Math.round(bytes / MB)}MB`;

/** 「14:05:32」 in Tokyo. */
export const clockWords = (at: Date): string => clock.format(at);
const clock = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', timeStyle: 'medium' });
