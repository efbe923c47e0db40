import type { ChatMessage } from '@yoimachi/contract/chat';
import { dayOf, type Day } from '#lib/dates.ts';
import type { Outgoing } from '#lib/outbox.ts';
import type { Side } from './side.ts';

interface RowBase {
  readonly key: string;
  /** Its place in the conversation, from 1; what is on its way comes after all others. */
  readonly place: number;
  readonly at: string;
  /** Set where a new day begins. */
  readonly day: Day | null;
  /** The first of what somebody said in a row: with a face, and further from what is before. */
  readonly isFirst: boolean;
}

export interface SentRow extends RowBase {
  readonly kind: 'sent';
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** The last of what somebody said in a row has the time. */
  readonly hasTime: boolean;
  /** The other one has read it, and nothing own after it in the same row. */
  readonly isRead: boolean;
}

export interface OutgoingRow extends RowBase {
  readonly kind: 'outgoing';
  readonly outgoing: Outgoing;
}

export type ThreadRow = SentRow | OutgoingRow;

interface Thread {
  readonly side: Side;
  readonly messages: readonly ChatMessage[];
  /** Of this conversation, in the order in which they were written. */
  readonly outgoing: readonly Outgoing[];
  readonly friendReadNumber: number;
}

/** What is said within this time by the same person is one row of bubbles. */
const TOGETHER_MS = 5 * 60_000;

/** The rows of a thread: messages as they are stored, then what is on its way and not stored yet. */
export function threadRows({ side, messages, outgoing, friendReadNumber }: Thread): readonly ThreadRow[] {
  const stored = new Set(messages.flatMap(({ clientId, by }) => (clientId && by === side ? [clientId] : [])));
  const rows: ThreadRow[] = messages.map((message, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const isOwn = message.by === side;
    const isLast = !after || !isTogether(message, after);
    const isRead = isOwn && message.number <= friendReadNumber;
    return {
      kind: 'sent',
      key: keyOf(message),
      place: message.number,
      at: message.sendTime,
      message,
      isOwn,
      isFirst: !before || !isTogether(before, message),
      hasTime: isLast,
      isRead: isRead && (isLast || after.number > friendReadNumber),
      day: dayStart(before?.sendTime, message.sendTime),
    };
  });
  const last = messages.at(-1);
  const waiting = outgoing.filter(({ clientId }) => !stored.has(clientId));
  waiting.forEach((one, index) => {
    const before = index === 0 ? last?.sendTime : waiting[index - 1]?.at;
    rows.push({
      kind: 'outgoing',
      key: one.clientId,
      place: (last?.number ?? 0) + index + 1,
      at: one.at,
      outgoing: one,
      isFirst: index === 0 && last?.by !== side,
      day: dayStart(before, one.at),
    });
  });
  return rows;
}

/** The same for a message on its way and once it is stored, so that it stays what it was on the screen. */
const keyOf = ({ clientId, messageId }: ChatMessage): string => clientId ?? messageId;

function dayStart(before: string | undefined, at: string): Day | null {
  const day = dayOf(new Date(at));
  return before === undefined || dayOf(new Date(before)) !== day ? day : null;
}

const isSpoken = ({ type }: ChatMessage) => type !== 'SYSTEM';

/** Whether two messages in a row are drawn as one group. */
function isTogether(a: ChatMessage, b: ChatMessage): boolean {
  if (!isSpoken(a) || !isSpoken(b) || a.by !== b.by) return false;
  const from = new Date(a.sendTime);
  const to = new Date(b.sendTime);
  return dayOf(from) === dayOf(to) && to.getTime() - from.getTime() < TOGETHER_MS;
}
