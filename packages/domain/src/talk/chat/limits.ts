import { MINUTE_MS } from '@yoimachi/domain/time';

/** Characters of a message as a person counts them. */
export const MESSAGE_MAX = 1000;
/** The same as a machine counts: an emoji may be many units, a text of them is still a text. */
export const MESSAGE_MAX_UNITS = 4000;
/** Of one person within a minute (rules.md 8). */
export const MESSAGES_PER_MINUTE = 20;
/** Until when a message can be taken back. */
export const WITHDRAW_MINUTES = 5;
export const WITHDRAW_MS = WITHDRAW_MINUTES * MINUTE_MS;
export const PINS_MAX = 20;
export const SAVED_REPLIES_MAX = 20;
export const SAVED_REPLY_LENGTH = 200;
/** Pages of conversations that can be asked for by number, which skips those before it: a thousand lines. Further on is by cursor. */
export const CHAT_PAGES = 50;
/** Messages of a page of history. */
export const HISTORY_PAGE = 30;
/** What 遅れます offers, in minutes. */
export const LATE_MINUTES = [5, 10, 15, 20, 30] as const;
export type LateMinutes = (typeof LATE_MINUTES)[number];
/** Characters of 目印, what somebody wears. */
export const LOOK_LENGTH = 60;
/** So many of the last messages are kept with a report. */
export const EVIDENCE_MESSAGES = 300;
/** Days after its last message for which a chat is kept (rules.md 10). */
export const CHAT_DAYS = 365;
