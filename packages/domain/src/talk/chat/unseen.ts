import { addMinutes } from '@yoimachi/domain/time';

/**
 * So long a text may stay unread before it is told outside the product. An open connection does not say that somebody looks: a phone in a
 * pocket has one, and so has a second tab. What was read is known surely, on every node and after a crash.
 */
const UNSEEN_SECONDS = 20;
/** A conversation that stays unread is told again after so long at the earliest, and only of a text that came since. */
const TOLD_AGAIN_MINUTES = 30;

/** How an unread conversation was told to one of its two. */
export interface ChatNoticeFacts {
  /** A text already waits to be told. */
  readonly isWaiting: boolean;
  /** When it was told last since something in it is unread; null: not yet. */
  readonly toldAt: Date | null;
}

/** When a text just written is told to the other if it stays unread; null when one told with another text is enough. */
export function chatNoticeAt(sentAt: Date, { isWaiting, toldAt }: ChatNoticeFacts): Date | null {
  if (isWaiting) return null;
  const seen = addMinutes(sentAt, UNSEEN_SECONDS / 60);
  const again = toldAt && addMinutes(toldAt, TOLD_AGAIN_MINUTES);
  return again !== null && again > seen ? again : seen;
}
