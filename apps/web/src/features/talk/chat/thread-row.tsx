import type { ChatMessage } from '@yoimachi/contract/chat';
import { dayOf, formatMonthDayLong, formatTime } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { pointsText } from '#ui/amount.tsx';
import {
  Bubble,
  BubbleFailed,
  BubbleRow,
  BubbleSending,
  BubbleTime,
  DayLine,
  GiftBubble,
  WithdrawnBubble,
} from '#ui/bubble.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { BookingEvent } from './booking-event.tsx';
import { chatTexts as t } from './ja.ts';
import type { RowContext } from './row-context.ts';
import type { OutgoingRow, SentRow, ThreadRow } from './thread-rows.ts';

/** One row of a thread, with its day where a new one begins. */
export function ThreadRowView({ row, context }: { readonly row: ThreadRow; readonly context: RowContext }) {
  return (
    <div className={cx('pb-1', row.isFirst && 'pt-3')}>
      {row.day && <DayLine>{dayText(row.day, context.now)}</DayLine>}
      {row.kind === 'sent' ? (
        <Sent row={row} context={context} />
      ) : (
        <OutgoingBubble row={row} context={context} />
      )}
    </div>
  );
}

function dayText(day: Day, now: Date): string {
  const text = formatMonthDayLong(day);
  const today = dayOf(now);
  if (day === today) return t.today(text);
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${Number(day.slice(0, 4))}年${text}`;
}

function Sent({ row, context }: { readonly row: SentRow; readonly context: RowContext }) {
  const { message } = row;
  if (message.system?.line === 'NOTICE') {
    return (
      <Note look="ok" isBoxed>
        {t.notice}
      </Note>
    );
  }
  if (message.system) return <BookingEvent message={message} {...context} />;
  return <Spoken row={row} context={context} />;
}

/** What one of the two wrote or gave. */
function Spoken({ row, context }: { readonly row: SentRow; readonly context: RowContext }) {
  const { message, isOwn, hasTime, isRead, isFirst } = row;
  const { friend } = context.conversation;
  const time = formatTime(new Date(message.sendTime));
  return (
    <div className="group relative">
      <BubbleRow
        isOwn={isOwn}
        face={isFirst && <Avatar src={friend.photo} name={friend.name} size={32} />}
        meta={(hasTime || isRead) && <BubbleTime time={time} at={message.sendTime} isRead={isRead} />}
      >
        <SpokenContent message={message} isOwn={isOwn} onOpen={() => context.onMessage(message)} />
      </BubbleRow>
      {message.text !== null && (
        <MessageMenuButton
          isOwn={isOwn}
          label={t.messageMenu(time)}
          onClick={() => context.onMessage(message)}
        />
      )}
    </div>
  );
}

interface ContentProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly onOpen: () => void;
}

function SpokenContent({ message, isOwn, onOpen }: ContentProps) {
  const { gift } = message;
  if (gift) {
    return (
      <GiftBubble
        head={isOwn ? t.giftSent : t.giftCame}
        picture={<GiftPicture picture={gift.picture} size={44} />}
        name={gift.name}
        cost={isOwn && pointsText(gift.points)}
      />
    );
  }
  if (message.isWithdrawn)
    return <WithdrawnBubble>{isOwn ? t.withdrawn : t.withdrawnByOther}</WithdrawnBubble>;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard and readers have the button beside it
    <div className="max-w-full" onClick={() => !isSelecting() && isTouch() && onOpen()}>
      <Bubble look={isOwn ? 'own' : 'other'}>{message.text ?? ''}</Bubble>
    </div>
  );
}

const isSelecting = () => getSelection()?.isCollapsed === false;
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Seen where something points at the message or the keyboard is on it. */
function MessageMenuButton(props: {
  readonly isOwn: boolean;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className={cx(
        'absolute top-0 grid size-9 place-items-center rounded-full border border-line bg-surface text-sub opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:pointer-events-none',
        props.isOwn ? 'left-0' : 'right-0',
      )}
    >
      <Icon name="more" size={18} />
    </button>
  );
}

function OutgoingBubble({ row, context }: { readonly row: OutgoingRow; readonly context: RowContext }) {
  const { clientId, text, state, failure } = row.outgoing;
  if (state !== 'failed') {
    return (
      <BubbleRow isOwn meta={<BubbleSending isWaiting={state === 'waiting'} />}>
        <Bubble look="sending">{text}</Bubble>
      </BubbleRow>
    );
  }
  return (
    <BubbleRow
      isOwn
      below={
        <BubbleFailed
          reason={failure?.message || null}
          onResend={() => context.onResend(clientId)}
          onRemove={() => context.onRemove(clientId)}
        />
      }
    >
      <Bubble look="failed">{text}</Bubble>
    </BubbleRow>
  );
}
