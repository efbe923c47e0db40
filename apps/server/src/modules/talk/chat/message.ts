import type { BookingLine } from '@yoimachi/domain/chat';

/** A message with what it shows, as it is read. */
export interface MessageRow {
  readonly id: string;
  readonly number: number;
  readonly by: 'guest' | 'cast' | 'service';
  readonly type: 'TEXT' | 'GIFT' | 'SYSTEM';
  readonly sent_at: Date;
  readonly client_id: string | null;
  readonly text: string | null;
  readonly withdrawn_at: Date | null;
  readonly late_minutes: number | null;
  readonly is_look: boolean;
  readonly line: BookingLine | 'NOTICE' | null;
  readonly booking_id: string | null;
  readonly gift_sent_id: string | null;
  readonly gift_name: string | null;
  readonly gift_picture: string | null;
  readonly gift_points: number | null;
}

/** A message that is to be stored. */
export interface NewMessage {
  readonly id: string;
  readonly by: 'guest' | 'cast' | 'service';
  readonly type: 'TEXT' | 'GIFT' | 'SYSTEM';
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

/** One of the two, as what happened found and left what is unread. */
export interface MemberRow {
  readonly account_id: string;
  readonly friend_id: string;
  readonly unread_count: number;
  readonly is_muted: boolean;
  /** Nothing was unread before. */
  readonly was_read: boolean;
}
