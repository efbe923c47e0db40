import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { chatPartTexts as t } from './chat.ja.ts';

export interface ChatRowProps {
  readonly face: ReactNode;
  readonly name: string;
  /** Behind the name: さん. */
  readonly suffix?: string | undefined;
  readonly isPinned: boolean;
  readonly isMuted: boolean;
  /** 「17:21」, 「昨日」, 「11/18」; null before anything was said. */
  readonly when: string | null;
  readonly at: string | null;
  /** The last line. */
  readonly line: string;
  readonly isGift?: boolean | undefined;
  readonly unreadCount: number;
  /** The booking with this person: its chip, and when. */
  readonly booking?: ReactNode | undefined;
  /** It is the one that is open beside the list. */
  readonly isOpen?: boolean | undefined;
}

/** The mark of the row whose conversation stands beside the list. */
const OPEN_EDGE = { boxShadow: 'inset 3px 0 var(--primary)' };
/** A tinted chip would not be seen on the tinted row. */
const CHIP_ON_TINT = { '--tint': 'var(--surface)' } as CSSProperties;

/** One conversation in the list, as the content of its link. */
export function ChatRow(props: ChatRowProps) {
  const { isOpen = false, unreadCount } = props;
  const quiet = isOpen ? 'text-on-tint' : 'text-sub';
  return (
    <span
      className={cx(
        'flex w-full gap-3 px-4 py-3',
        props.booking ? 'items-start' : 'items-center',
        isOpen ? 'bg-tint text-on-tint' : 'active:bg-sunken',
      )}
      style={isOpen ? OPEN_EDGE : undefined}
    >
      {props.face}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-baseline gap-2">
          <span className="flex min-w-0 flex-1 items-baseline gap-1">
            <bdi className="truncate font-mincho text-lg leading-tight font-bold">{props.name}</bdi>
            {props.suffix && <span className={cx('shrink-0 text-xs', quiet)}>{props.suffix}</span>}
            {props.isPinned && <Mark icon="pushpin" label={t.pinned} className={quiet} />}
            {props.isMuted && <Mark icon="bellOff" label={t.muted} className={quiet} />}
          </span>
          {props.when !== null && (
            <time dateTime={props.at ?? undefined} className={cx('nums shrink-0 text-xs', quiet)}>
              {props.when}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span
            className={cx(
              'flex min-w-0 flex-1 items-center gap-1 text-sm',
              unreadCount > 0 ? 'font-bold' : props.isGift ? '' : quiet,
              props.isGift && !isOpen && 'text-gold',
            )}
          >
            {props.isGift && <Icon name="gift" size={15} />}
            <bdi className="truncate">{props.line}</bdi>
          </span>
          {unreadCount > 0 && !isOpen && <UnreadCount count={unreadCount} />}
        </span>
        {props.booking && (
          <span
            className={cx('nums mt-1 flex flex-wrap items-center gap-2 text-xs', quiet)}
            style={isOpen ? CHIP_ON_TINT : undefined}
          >
            {props.booking}
          </span>
        )}
      </span>
    </span>
  );
}

function Mark(props: {
  readonly icon: 'pushpin' | 'bellOff';
  readonly label: string;
  readonly className: string;
}) {
  return (
    <span className={cx('ml-1 shrink-0 self-center', props.className)}>
      <Icon name={props.icon} size={15} />
      <span className="sr-only">{props.label}</span>
    </span>
  );
}

function UnreadCount({ count }: { readonly count: number }) {
  return (
    <span className="nums grid min-h-[18px] min-w-[18px] shrink-0 place-items-center rounded-full bg-primary px-1.5 text-2xs leading-none font-bold text-on-primary">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t.unreadMessages(count)}</span>
    </span>
  );
}
