import type { Day } from '@yoimachi/domain/time';

/** One thing that one person is told outside the product. */
export interface Message {
  /** The notification, or the text of news. */
  readonly sourceId: string;
  readonly accountId: string;
  readonly kind: string;
  /** Of the booking that it is about. */
  readonly day: Day | null;
}
