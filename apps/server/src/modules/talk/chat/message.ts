import type { ChatMessage } from '@yoimachi/contract/chat';
import type { BookingLine } from '@yoimachi/domain/chat';
import { sql } from 'kysely';
import type { FieldsOf } from '#platform/database';

type Stored =
  | ('id' | 'number' | 'by' | 'type' | 'sentAt' | 'clientId' | 'text' | 'withdrawnAt')
  | ('lateMinutes' | 'isLook' | 'bookingId');
/** A message with what it shows, as it is read. */
export interface MessageRow extends FieldsOf<'chat_message', Stored>, Pick<ChatMessage, 'gift'> {
  readonly line: BookingLine | 'NOTICE' | null;
}

/** A message that is to be stored. */
export interface NewMessage extends Pick<MessageRow, 'id' | 'by' | 'type'> {
  readonly at: Date;
  readonly clientId?: string;
  readonly text?: string;
  readonly lateMinutes?: number;
  readonly isLook?: boolean;
  readonly line?: BookingLine;
  readonly bookingId?: string;
  readonly bookingEventId?: number;
  readonly giftSentId?: string;
}

/** A conversation, locked. */
export type ConversationRow = FieldsOf<'chat_conversation', 'id' | 'state' | 'lastNumber'>;

/** One of the two, as what happened found and left what is unread. */
export interface MemberRow extends FieldsOf<
  'chat_member',
  'accountId' | 'friendId' | 'unreadCount' | 'isMuted'
> {
  /** Nothing was unread before. */
  readonly wasRead: boolean;
}

/** Of a row `m` of a list, but for whether it was read. */
export const MEMBER = sql`m.account_id as "accountId", m.friend_id as "friendId", m.unread_count as "unreadCount", m.is_muted as "isMuted"`;
