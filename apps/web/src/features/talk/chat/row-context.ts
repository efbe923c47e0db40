import type { ChatBooking, ChatMessage, Conversation } from '@yoimachi/contract/chat';
import type { Side } from './side.ts';

/** What the rows of a thread need besides themselves. */
export interface RowContext {
  readonly side: Side;
  readonly conversation: Conversation;
  readonly bookings: ReadonlyMap<string, ChatBooking>;
  readonly now: Date;
  /** The line at which the answer to a request is given: the last one of its booking. */
  readonly answerAt: (message: ChatMessage) => boolean;
  readonly onMessage: (message: ChatMessage) => void;
  readonly onResend: (clientId: string) => void;
  readonly onRemove: (clientId: string) => void;
}
