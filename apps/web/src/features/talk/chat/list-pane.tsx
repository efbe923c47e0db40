import { CAST_CHAT_FILTERS, CHAT_FILTERS, type ChatFilter } from '@yoimachi/domain/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useUserChat } from '#lib/use-live-document.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ChoiceStrip } from '#ui/choice-strip.tsx';
import { cx } from '#ui/cx.ts';
import { DaySheet } from '#ui/day-sheet.tsx';
import { ListState, itemsOf } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { RowListSkeleton } from '#ui/row-skeleton.tsx';
import { State } from '#ui/state.tsx';
import { GroupSelect, groupsPath, useGroupsAwaited } from '#find/group';
import { conversationsQuery } from './api/chat.ts';
import { chatTexts as t, emptyTexts, filterLabels } from './ja.ts';
import type { ChatBooking, Conversation } from '@yoimachi/contract/chat';
import { phaseOf } from '@yoimachi/domain/booking';
import {
  dayOf,
  daysBetween,
  formatDayBare,
  formatDayShort,
  formatDeadline,
  formatMinute,
  formatSpan,
  formatTime,
} from '#lib/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ChatRow } from '#ui/chat-row.tsx';
import { BadgeChips, stateOf } from '#meeting/booking';
import { lastLine } from './last-line.ts';
import { screensOf, type Side } from './side.ts';

interface Props {
  readonly side: Side;
  readonly filter: ChatFilter;
  readonly onFilter: (filter: ChatFilter) => void;
  /** Only those of one's own group. */
  readonly groupId: string | undefined;
  readonly onGroup: (groupId: string | undefined) => void;
  /** Whose conversation is open beside the list. */
  readonly openId: string | undefined;
}

const choiceClass =
  'flex min-h-13 w-full items-center justify-between gap-3 px-5 text-left text-base active:bg-sunken';

/** Those that stand in a row; the rest are in a sheet. */
const FIRST: readonly ChatFilter[] = ['ALL', 'UNREAD', 'FAVORITE', 'PIN'];

/** The conversations of one filter. */
export function ListPane({ side, filter, onFilter, groupId, onGroup, openId }: Props) {
  const now = useNow();
  const list = useInfiniteQuery(conversationsQuery(filter, groupId));
  const isWaiting = useGroupsAwaited();
  const isGiftsOff = list.error instanceof ApiError && list.error.code === 'GIFT_NOT_RELEASED';
  const empty = (
    <Empty
      side={side}
      isFiltered={filter !== 'ALL' || groupId !== undefined}
      onAll={() => (groupId ? onGroup(undefined) : onFilter('ALL'))}
    />
  );
  return (
    <>
      <Filters side={side} filter={filter} onFilter={onFilter} />
      <div className="flex flex-col gap-2 px-4 pb-3 empty:hidden">
        <GroupSelect side={side} value={groupId} onChange={onGroup} />
        {side === 'cast' && groupId !== undefined && (
          <Link
            to={groupsPath.cast}
            search={{ groupId, view: 'message' }}
            className={buttonClass({ variant: 'line', size: 'md' })}
          >
            <Icon name="send" size={20} />
            {t.toGroup}
          </Link>
        )}
      </div>
      {/* What has come above would be seen pushing it down. */}
      <div
        key={String(isWaiting)}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto border-t border-line bg-surface"
      >
        {isGiftsOff ? (
          <State icon="gift" title={emptyTexts.giftsOff} />
        ) : (
          <ListState {...{ list, empty, isWaiting }} skeleton={<RowListSkeleton />} />
        )}
        <ul className="divide-y divide-line">
          {(isWaiting ? [] : itemsOf(list)).map((conversation) => (
            <li key={conversation.friendId}>
              <ConversationRow
                side={side}
                conversation={conversation}
                now={now}
                isOpen={conversation.friendId === openId}
              />
            </li>
          ))}
        </ul>
        {!isWaiting && <LoadMore pages={list} more={t.readMore} size="md" aheadPixels={600} />}
      </div>
    </>
  );
}

function Filters({ side, filter, onFilter }: Pick<Props, 'side' | 'filter' | 'onFilter'>) {
  const [isOpen, setOpen] = useState(false);
  const unread = useUserChat()?.unreadCount ?? 0;
  const shown = FIRST.includes(filter) ? FIRST : [filter, ...FIRST];
  const all = side === 'cast' ? CAST_CHAT_FILTERS : CHAT_FILTERS;
  return (
    <div className="flex items-center gap-2 px-4 pb-3">
      <div className="min-w-0 flex-1 overflow-hidden">
        <ChoiceStrip<ChatFilter>
          label={t.filterLabel}
          value={filter}
          onChange={onFilter}
          isNarrow
          options={shown.map((value) => ({
            value,
            label: (
              <>
                <span>{`${filterLabels[value]} `}</span>
                {value === 'UNREAD' && (
                  // Room for a digit, which comes late and moves nothing.
                  <span className="nums font-bold text-primary" style={{ minWidth: '1ch' }}>
                    {unread > 0 && unread}
                  </span>
                )}
              </>
            ),
          }))}
        />
      </div>
      <IconButton icon="sliders" look="line" label={t.moreFilters} onClick={() => setOpen(true)} />
      <DaySheet isOpen={isOpen} onClose={() => setOpen(false)} title={t.filterTitle}>
        <ul className="-mx-5 divide-y divide-line">
          {all.map((value) => (
            <li key={value}>
              <button
                type="button"
                aria-pressed={value === filter}
                className={cx(choiceClass, value === filter && 'bg-tint font-bold text-on-tint')}
                onClick={() => {
                  onFilter(value);
                  setOpen(false);
                }}
              >
                <span>{filterLabels[value]}</span>
                {value === filter && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      </DaySheet>
    </div>
  );
}

interface EmptyProps {
  readonly side: Side;
  readonly isFiltered: boolean;
  readonly onAll: () => void;
}

function Empty({ side, isFiltered, onAll }: EmptyProps) {
  if (isFiltered) {
    const all = (
      <Button variant="line" onClick={onAll}>
        {emptyTexts.showAll}
      </Button>
    );
    return <State icon="chat" title={emptyTexts.filtered} detail={emptyTexts.filteredDetail} action={all} />;
  }
  const search = side === 'guest' && (
    <Link to="/guest" className={buttonClass({ variant: 'line' })}>
      {t.toSearch}
    </Link>
  );
  return <State icon="chat" title={emptyTexts.all} detail={emptyTexts[side]} action={search} />;
}

interface ConversationRowProps {
  readonly side: Side;
  readonly conversation: Conversation;
  readonly now: Date;
  readonly isOpen: boolean;
}

/** One conversation of a list. */
function ConversationRow({ side, conversation, now, isOpen }: ConversationRowProps) {
  const { friendId, friend, lastAt, booking, lastMessage } = conversation;
  return (
    <Link
      to={screensOf[side].chat}
      search={(present: object) => ({ ...present, friendId })}
      aria-current={isOpen ? 'true' : undefined}
      className="block"
    >
      <ChatRow
        face={<Avatar src={friend.photo} name={friend.name} isOnTint={isOpen} />}
        name={friend.name}
        suffix={side === 'cast' ? t.san : undefined}
        isPinned={conversation.isPinned}
        isMuted={conversation.isMuted}
        at={lastAt}
        when={lastAt && whenText(new Date(lastAt), now)}
        line={lastLine(conversation, side)}
        isGift={lastMessage?.gift !== null && lastMessage?.gift !== undefined}
        unreadCount={conversation.unreadCount}
        booking={booking && <BookingLine side={side} booking={booking} now={now} />}
        isOpen={isOpen}
      />
    </Link>
  );
}

function BookingLine({
  side,
  booking,
  now,
}: {
  readonly side: Side;
  readonly booking: ChatBooking;
  readonly now: Date;
}) {
  const state = stateOf(booking);
  return (
    <>
      <BadgeChips booking={{ ...booking, reviewed: true }} role={side} now={now} />
      <span className="whitespace-nowrap">{bookingWhen(side, booking, state.deadlineAt, now)}</span>
    </>
  );
}

/** Until when she answers, while he waits for it; then when they meet. */
function bookingWhen(side: Side, booking: ChatBooking, deadlineAt: Date, now: Date): string {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  if (side === 'cast' && (phase === 'pending' || phase === 'held'))
    return t.deadline(formatDeadline(deadlineAt, now));
  if (state.day === dayOf(now)) return formatSpan(booking.startMinute, booking.endMinute);
  return `${formatDayShort(state.day)} ${formatMinute(booking.startMinute)}`;
}

/** 「17:21」, 「昨日」, 「11/18」, and with its year what is older. */
function whenText(at: Date, now: Date): string {
  const day = dayOf(at);
  const today = dayOf(now);
  const distance = daysBetween(day, today);
  if (distance <= 0) return formatTime(at);
  if (distance === 1) return t.yesterday;
  const short = formatDayBare(day);
  return day.slice(0, 4) === today.slice(0, 4) ? short : `${day.slice(0, 4)}/${short}`;
}
