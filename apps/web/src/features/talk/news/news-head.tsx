import type { NewsKind } from '@yoimachi/domain/news';
import { dayOf, formatDayShort, formatTime } from '#lib/dates.ts';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { newsTexts as t } from './ja.ts';

const looks: Readonly<Record<NewsKind, ChipLook>> = {
  FEATURE: 'tint',
  IMPORTANT: 'danger',
  NOTICE: 'mute',
  NEW_FUNCTION: 'mute',
  TROUBLE: 'danger',
};

interface Props {
  readonly news: {
    readonly kind: NewsKind;
    readonly startsAt: string;
    readonly isPinned: boolean;
    readonly isRead: boolean;
  };
}

/** 特集 11/20（金）12:00 未読 */
export function NewsHead({ news: { kind, startsAt, isPinned, isRead } }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Chip look={looks[kind]}>{t.kinds[kind]}</Chip>
      <time dateTime={startsAt} className="nums text-xs text-sub">
        {timeLabel(new Date(startsAt))}
      </time>
      <span className="ml-auto flex items-center gap-2">
        {isPinned && (
          <span className="text-sub">
            <Icon name="pushpin" size={16} />
            <span className="sr-only">{t.pinned}</span>
          </span>
        )}
        {!isRead && <span className="text-xs font-bold text-primary">{t.unread}</span>}
      </span>
    </div>
  );
}

/** 11/20（金）12:00 */
export function timeLabel(at: Date): string {
  return `${formatDayShort(dayOf(at))}${formatTime(at)}`;
}
