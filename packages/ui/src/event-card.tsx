import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

const tones = { ok: 'text-ok', primary: 'text-primary', sub: 'text-sub' } as const;

export interface EventCardProps {
  readonly icon: IconName;
  /** ok: agreed; primary: something is asked; sub: it is over. */
  readonly tone: keyof typeof tones;
  /** 「予約が確定しました」 */
  readonly head: string;
  readonly at: string;
  readonly time: string;
  /** The date of the meeting, or what is proposed. */
  readonly main: ReactNode;
  readonly under?: ReactNode | undefined;
}

/** What became of a booking, as the content of the link that leads to it. */
export function EventCard({ icon, tone, head, at, time, main, under }: EventCardProps) {
  return (
    <span className="flex w-full items-center gap-3 p-4 text-left">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-tint text-on-tint">
        <Icon name={icon} size={19} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className={cx('text-xs font-bold', tones[tone])}>{head}</span>
          <time dateTime={at} className="nums text-xs text-sub">
            {time}
          </time>
        </span>
        <span className="nums text-sm font-bold">{main}</span>
        {under && <span className="truncate text-xs text-sub">{under}</span>}
      </span>
      <Icon name="forward" size={18} className="text-sub" />
    </span>
  );
}

/** Around an EventCard's link and what can be done right here. */
export const eventCardClass = 'w-full overflow-hidden rounded-lg border border-line bg-surface';
